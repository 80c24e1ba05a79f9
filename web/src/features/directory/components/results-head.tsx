import { SlidersHorizontal } from 'lucide-react';
import { directory as texts, filterWords as words } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { loadFilterSheet } from '../load-filter-sheet.js';
import type { Directory } from '../use-directory.js';
import { ActiveFilters } from './active-filters.js';
import { ResultCount } from './result-count.js';
import { SortSelect } from './sort-select.js';

interface ResultsHeadProps {
  heading: string;
  directory: Directory;
  onClear: () => void;
}

/** What is searched for, how much was found, in which order, and what is chosen. */
export function ResultsHead({ heading, directory, onClear }: ResultsHeadProps) {
  const { address, search, sheet, values, change, narrow } = directory;
  // Half a page wide: everything below each other.
  const besideMap = address.view === 'map';
  return (
    <div className={`grid items-end gap-x-8 gap-y-4 ${besideMap ? '' : 'wide:grid-cols-[1fr_auto]'}`}>
      <div>
        <h1 className={besideMap ? 'display-36' : 'display-36 desk:display-48'}>{heading}</h1>
        {address.national && <p className="mt-2 text-muted">{texts.nationalText}</p>}
      </div>
      <div
        className={`row-start-3 flex gap-2 *:flex-1 tablet:justify-self-start ${besideMap ? '' : 'wide:col-start-2 wide:row-start-1'}`}
      >
        <Button
          size="small"
          aria-haspopup="dialog"
          onHoverStart={() => void loadFilterSheet()}
          onFocus={() => void loadFilterSheet()}
          onPress={sheet.open}
          className={`h-10 ${besideMap ? '' : 'wide:hidden'}`}
        >
          <SlidersHorizontal className="size-4" aria-hidden />
          {words.filters}
          {values.length > 0 && (
            <span className="rounded-full bg-blush px-2 text-12 leading-5 text-plum-dark tabular-nums">
              {values.length}
            </span>
          )}
        </Button>
        <SortSelect address={address} onChange={(sort) => change({ sort })} />
      </div>
      <div className="contents wide:col-span-full wide:flex wide:flex-wrap wide:items-center wide:gap-x-4 wide:gap-y-2">
        <ResultCount search={search} />
        <ActiveFilters values={values} filters={search.filters} onChange={narrow} onClear={onClear} />
      </div>
    </div>
  );
}
