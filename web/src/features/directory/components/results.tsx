import { useLocation } from 'react-router-dom';
import { ranking } from '#contracts/directory/ranking-rules.js';
import type { LoosenedName } from '#contracts/directory/directory.views.js';
import { directory as texts } from '../../../texts/directory.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { pageSize } from '../api.js';
import type { FilterValue } from '../filter-values.js';
import type { Lit } from '../use-lit.js';
import { rememberOpened } from '../opened-listings.js';
import { writeSearchAddress, type SearchAddress } from '../search-address.js';
import type { DirectorySearch } from '../use-directory-search.js';
import { DownloadButton } from './download-button.js';
import { EmptyResults } from './empty-results.js';
import { OrderNote } from './order-note.js';
import { RefusedSearch } from './refused-search.js';
import { ResultCard } from './result-card.js';
import { ResultSkeletons } from './result-skeletons.js';
import { ShowMore } from './show-more.js';

interface ResultsProps {
  /** The search as a text. */
  heading: string;
  search: DirectorySearch;
  address: SearchAddress;
  values: readonly FilterValue[];
  onShowMore: () => void;
  onRetry: () => void;
  onTakeOff: (names: readonly LoosenedName[]) => void;
  onClear: () => void;
  lit: Lit;
  /** Beside a map there is only space for two cards per row. */
  besideMap: boolean;
}

/** The list of a search in each of its states: refused, failed, empty, loading, loaded. */
export function Results({ heading, search, address, onShowMore, onRetry, lit, besideMap, ...rest }: ResultsProps) {
  const { cards, numResults, refusal } = search;
  const { key: entry } = useLocation();
  const localMiles = search.inArea ? undefined : (search.criteria.radius ?? ranking.localMiles);
  if (refusal !== undefined) return <RefusedSearch refusal={refusal} address={address} />;
  if (search.failed) return <LoadFailed {...texts.failed} isRetrying={search.isRetrying} onRetry={onRetry} />;
  if (numResults === 0) return <EmptyResults waysOut={search.waysOut} address={address} {...rest} />;
  return (
    <>
      <ul className={`grid gap-x-6 gap-y-10 tablet:grid-cols-2 ${besideMap ? '' : 'full:grid-cols-3'}`}>
        {cards.map((listing, nth) => (
          <li
            key={listing.id}
            data-lit={listing.id === lit.id || undefined}
            className="group/card"
            {...lit.watch(listing.id)}
          >
            <ResultCard
              listing={listing}
              isFirst={nth === 0}
              day={search.filters.availabilityDate}
              localMiles={localMiles}
              onOpen={() => rememberOpened(entry, listing.id)}
            />
          </li>
        ))}
        {numResults === undefined && <ResultSkeletons count={search.expected} />}
        {search.more.isLoading && <ResultSkeletons count={Math.min(pageSize, (numResults ?? 0) - cards.length)} />}
      </ul>
      {numResults !== undefined && numResults > pageSize && (
        <ShowMore
          shown={cards.length}
          all={numResults}
          more={search.more}
          longer={writeSearchAddress({ ...address, page: address.page + 1 })}
          onShowMore={onShowMore}
        />
      )}
      {numResults !== undefined && <OrderNote isRecommended={address.sort === 'recommended'} />}
      {numResults !== undefined && (
        <DownloadButton key={heading} criteria={search.criteria} numResults={numResults} name={heading} />
      )}
    </>
  );
}
