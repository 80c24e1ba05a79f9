import { SlidersHorizontal } from 'lucide-react';
import { directory as texts, filterWords as words } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { loadFilterSheet } from './load-filter-sheet.js';
import type { Directory } from '../use-directory.js';
import { ActiveFilters } from './active-filters.js';
import { DirectoryTrail } from './directory-trail.js';
import { RadiusSelect } from './radius-select.js';
import { ResultCount } from './result-count.js';
import { SortSelect } from './sort-select.js';

interface ResultsHeadProps {
  heading: string;
  directory: Directory;
  onClear: () => void;
}

const hasPointOf = ({ address, search }: Directory) => address.place !== undefined && search.place?.isState !== true;

/** The header of the results: search, number, order, and active filters. */
export function ResultsHead({ heading, directory, onClear }: ResultsHeadProps) {
  const { address, search, values, change, narrowTo } = directory;
  const hasPoint = hasPointOf(directory);
  if (address.view === 'map') return <HeadBesideMap heading={heading} directory={directory} onClear={onClear} />;
  return (
    <div className="grid items-end gap-x-8 gap-y-4 wide:grid-cols-[1fr_auto]">
      <div>
        <DirectoryTrail address={address} search={search} />
        <h1 className="display-36 desk:display-48">{heading}</h1>
        {address.national && <p className="mt-2 text-muted">{texts.nationalText}</p>}
      </div>
      <div className="row-start-3 flex flex-wrap gap-2 noscript:hidden *:flex-1 max-tablet:*:min-w-fit tablet:justify-self-start tablet:*:flex-none wide:col-start-2 wide:row-start-1">
        <FiltersButton directory={directory} className="wide:hidden" />
        {search.criteria.place && (
          <RadiusSelect radius={search.criteria.radius} onChange={(radius) => change({ radius })} />
        )}
        <SortSelect hasPoint={hasPoint} sort={address.sort} onChange={(sort) => change({ sort })} />
      </div>
      <div className="contents wide:col-span-full wide:flex wide:flex-wrap wide:items-center wide:gap-x-4 wide:gap-y-2">
        <ResultCount search={search} />
        <ActiveFilters
          values={values}
          choices={{ filters: search.filters, ranges: search.ranges }}
          onChange={narrowTo}
          onClear={onClear}
        />
      </div>
    </div>
  );
}

/** At half the width, the number of active filters is on the button. */
function HeadBesideMap({ heading, directory, onClear }: ResultsHeadProps) {
  const { address, search, values, change } = directory;
  const hasPoint = hasPointOf(directory);
  return (
    <>
      <h1 className="display-28">{heading}</h1>
      <div className="mt-1">
        <ResultCount search={search} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <FiltersButton directory={directory} />
        <SortSelect hasPoint={hasPoint} sort={address.sort} onChange={(sort) => change({ sort })} />
        {values.length > 0 && (
          <Button kind="quiet" size="small" onPress={onClear} className="ml-auto">
            {words.clearAll}
          </Button>
        )}
      </div>
    </>
  );
}

/** Opens the sheet, with the number of active filters. */
const FiltersButton = ({
  directory: { sheet, values },
  className = '',
}: {
  directory: Directory;
  className?: string;
}) => (
  <Button
    size="small"
    aria-haspopup="dialog"
    onHoverStart={() => void loadFilterSheet()}
    onFocus={() => void loadFilterSheet()}
    onPress={sheet.open}
    className={`min-h-10 ${className}`}
  >
    <SlidersHorizontal className="size-4" aria-hidden />
    {words.filters}
    {values.length > 0 && (
      <span className="rounded-full bg-blush px-2 text-12 leading-5 text-plum-dark">{values.length}</span>
    )}
  </Button>
);
