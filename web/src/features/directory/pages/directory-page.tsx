import { lazy, Suspense, useRef, type ReactNode, type RefObject } from 'react';
import type { SearchRanges } from '#contracts/directory/search-ranges.js';
import { directory as texts } from '../../../texts/directory.js';
import { PlaceCredits } from '../../../ui/place-credits.js';
import { DirectoryHead } from '../components/directory-head.js';
import { EventOfferSlot } from '../components/event-offer-slot.js';
import { FilterRail } from '../components/filter-rail.js';
import type { FiltersProps } from '../components/filters.js';
import { Results } from '../components/results.js';
import { ResultsHead } from '../components/results-head.js';
import { SearchForm } from '../components/search-form.js';
import { loadFilterSheet } from '../components/load-filter-sheet.js';
import { MapPlace } from '../map/map-place.js';
import { MapToggle } from '../map/map-toggle.js';
import { useLit, type Lit } from '../use-lit.js';
import { useDirectory, type Directory } from '../use-directory.js';
import { useFocusOnLastPage } from '../use-focus-on-last-page.js';
import { useFocusOnReturn } from '../use-focus-on-return.js';

const FilterSheet = lazy(loadFilterSheet);

/** The vendor directory; its address is the whole state of the search. */
export default function DirectoryPage() {
  const directory = useDirectory();
  const { address, search, narrow } = directory;
  const { filters, ranges, offer, facets, prices } = search;
  const results = useRef<HTMLElement>(null);
  const lit = useLit();
  useFocusOnReturn(results, search.cards.length > 0);
  useFocusOnLastPage(results, search);
  // The pressed element disappears, so the focus has to move.
  const keepFocus = () => {
    if (!directory.sheet.isOpen) results.current?.focus({ preventScroll: true });
  };
  const clear = () => {
    directory.clear();
    keepFocus();
  };
  const onRanges = (to: SearchRanges) => directory.change({ ranges: to });
  const { shortName } = address;
  const filterProps = { filters, ranges, offer, facets, prices, shortName, onChange: narrow, onRanges };
  return (
    <>
      <Head directory={directory} />
      <EventOfferSlot address={address} place={search.place?.slug} />
      <Halves directory={directory} lit={lit}>
        <div className="wrap pt-8 pb-6 desk:pt-10">
          <ResultsHead heading={headingOf(directory)} directory={directory} onClear={clear} />
        </div>
        <FiltersAndResults
          directory={directory}
          filterProps={filterProps}
          results={results}
          lit={lit}
          keepFocus={keepFocus}
          onClear={clear}
        />
      </Halves>
      <SheetOf directory={directory} onClear={clear} filterProps={filterProps} />
    </>
  );
}

/** With a map, the list uses the left half of wide screens. */
function Halves({ directory, lit, children }: { directory: Directory; lit: Lit; children: ReactNode }) {
  const isMap = directory.address.view === 'map';
  return (
    <div className={isMap ? 'grow split:grid split:grid-cols-2' : 'contents'}>
      <div className={isMap ? 'beside-map' : 'contents'}>{children}</div>
      {isMap && <MapPlace directory={directory} lit={lit} />}
    </div>
  );
}

interface FiltersAndResultsProps {
  directory: Directory;
  filterProps: FiltersProps;
  results: RefObject<HTMLElement | null>;
  lit: Lit;
  keepFocus: () => void;
  onClear: () => void;
}

/** The filters beside the list, unless a map takes their space. */
function FiltersAndResults({ directory, filterProps, results, lit, keepFocus, onClear }: FiltersAndResultsProps) {
  const { address, search } = directory;
  const besideMap = address.view === 'map';
  return (
    <div className="wrap grow pb-10">
      <div
        className={
          besideMap ? '' : 'gap-12 border-t border-hairline pt-8 wide:grid wide:grid-cols-[256px_1fr] noscript:block!'
        }
      >
        {!besideMap && <FilterRail filters={filterProps} onSkip={() => results.current?.focus()} />}
        <section
          ref={results}
          aria-label={texts.results}
          aria-busy={search.isBusy}
          tabIndex={-1}
          className="group/results min-w-0 outline-none"
        >
          <Results
            {...directory}
            heading={headingOf(directory)}
            lit={lit}
            besideMap={besideMap}
            onShowMore={directory.showMore}
            onRetry={() => {
              search.retry();
              keepFocus();
            }}
            onTakeOff={(names) => {
              directory.takeOff(names);
              keepFocus();
            }}
            onClear={onClear}
          />
        </section>
      </div>
      <div className="pt-16">
        <PlaceCredits />
      </div>
    </div>
  );
}

const headingOf = ({ address, search: { category, place } }: Directory) =>
  address.national
    ? (category?.namePlural ?? texts.nationalVendors)
    : texts.heading(category?.namePlural, place?.displayText);

/** Title, search form, and the link to the map. */
function Head({ directory }: { directory: Directory }) {
  const { address, search } = directory;
  const { category, place, categories } = search;
  const isMap = address.view === 'map';
  return (
    <>
      <DirectoryHead heading={headingOf(directory)} address={address} search={search} />
      <div className="border-b border-hairline">
        <div className="wrap py-5 desk:flex desk:justify-between desk:gap-8">
          <div className="min-w-0 grow">
            <SearchForm
              category={category}
              place={place}
              national={address.national}
              categories={categories}
              onSearch={directory.searchFor}
            />
          </div>
          {search.refusal === undefined && (
            <MapToggle
              isOpen={isMap}
              onToggle={() => directory.change({ view: isMap ? undefined : 'map', page: address.page })}
            />
          )}
        </div>
      </div>
    </>
  );
}

interface SheetOfProps {
  directory: Directory;
  filterProps: FiltersProps;
  onClear: () => void;
}

/** Not rendered before it was opened for the first time. */
function SheetOf({ directory: { sheet, values, search }, filterProps, onClear }: SheetOfProps) {
  if (!sheet.wasOpened) return null;
  return (
    <Suspense>
      <FilterSheet
        {...filterProps}
        isOpen={sheet.isOpen}
        onClose={sheet.close}
        onClear={onClear}
        chosen={values.length}
        numResults={search.numResults}
        isBusy={search.isBusy}
      />
    </Suspense>
  );
}
