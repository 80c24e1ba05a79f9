import { CloudOff, RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { FilterName } from '#contracts/directory/search-filters.js';
import { directory as texts } from '../../../texts/directory.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { pageSize } from '../api.js';
import type { FilterValue } from '../filter-values.js';
import type { Lit } from '../map/use-lit.js';
import { rememberOpened } from '../opened-listings.js';
import type { SearchAddress } from '../search-address.js';
import type { DirectorySearch } from '../use-directory-search.js';
import { EmptyResults } from './empty-results.js';
import { RefusedSearch } from './refused-search.js';
import { ResultCard } from './result-card.js';
import { ResultSkeletons } from './result-skeletons.js';
import { ShowMore } from './show-more.js';

interface ResultsProps {
  search: DirectorySearch;
  address: SearchAddress;
  values: readonly FilterValue[];
  onShowMore: () => void;
  onRetry: () => void;
  onTakeOff: (filter: FilterName) => void;
  onClear: () => void;
  lit: Lit;
  /** Beside a map there is room for two cards only. */
  besideMap: boolean;
}

/** The list of a search in each of its states: refused, failed, empty, on its way, there. */
export function Results({ search, address, onShowMore, onRetry, lit, besideMap, ...rest }: ResultsProps) {
  const { cards, numResults, refusal } = search;
  const { key: entry } = useLocation();
  if (refusal !== undefined) return <RefusedSearch refusal={refusal} address={address} />;
  if (search.failed) return <Failed isRetrying={search.isRetrying} onRetry={onRetry} />;
  if (numResults === 0) return <EmptyResults waysOut={search.waysOut} address={address} {...rest} />;
  return (
    <>
      <ul className={`grid gap-x-6 gap-y-10 tablet:grid-cols-2 ${besideMap ? '' : 'full:grid-cols-3'}`}>
        {cards.map((listing) => (
          <li
            key={listing.id}
            data-lit={listing.id === lit.id || undefined}
            className="group/card"
            {...lit.watch(listing.id)}
          >
            <ResultCard listing={listing} onOpen={() => rememberOpened(entry, listing.id)} />
          </li>
        ))}
        {numResults === undefined && <ResultSkeletons count={search.expected} />}
        {search.more.isLoading && <ResultSkeletons count={Math.min(pageSize, (numResults ?? 0) - cards.length)} />}
      </ul>
      {numResults !== undefined && numResults > pageSize && (
        <ShowMore shown={cards.length} all={numResults} more={search.more} onShowMore={onShowMore} />
      )}
    </>
  );
}

function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const tryAgain = (
    <Button size="small" isPending={isRetrying} onPress={onRetry}>
      {!isRetrying && <RotateCw className="size-4" aria-hidden />}
      {site.tryAgain}
    </Button>
  );
  return <StatePanel icon={CloudOff} tone="problem" {...texts.failed} actions={tryAgain} />;
}
