import { CloudOff, MapPin, RotateCw, Search } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { directory as texts } from '../../../texts/directory.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { pageSize } from '../api.js';
import { writeSearchAddress, type SearchAddress } from '../search-address.js';
import type { DirectorySearch } from '../use-directory-search.js';
import { ResultCard } from './result-card.js';
import { ResultSkeletons } from './result-skeletons.js';
import { ShowMore } from './show-more.js';

interface ResultsProps {
  search: DirectorySearch;
  address: SearchAddress;
  onShowMore: () => void;
}

/** The list of a search in each of its states: failed, empty, on its way, there. */
export function Results({ search, address, onShowMore }: ResultsProps) {
  const { cards, numResults } = search;
  if (search.nameIsTooShort) return <StatePanel icon={Search} {...texts.shortName} />;
  if (search.failed) return <Failed search={search} />;
  if (numResults === 0) return <Empty address={address} />;
  return (
    <>
      <ul className="grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3">
        {cards.map((listing) => (
          <li key={listing.id}>
            <ResultCard listing={listing} />
          </li>
        ))}
        {numResults === undefined && <ResultSkeletons count={search.expected} />}
        {search.more.isLoading && <ResultSkeletons count={Math.min(12, (numResults ?? 0) - cards.length)} />}
      </ul>
      {numResults !== undefined && numResults > pageSize && (
        <ShowMore shown={cards.length} all={numResults} more={search.more} onShowMore={onShowMore} />
      )}
    </>
  );
}

function Failed({ search }: { search: DirectorySearch }) {
  const tryAgain = (
    <Button size="small" isPending={search.isRetrying} onPress={search.retry}>
      {!search.isRetrying && <RotateCw className="size-4" aria-hidden />}
      {site.tryAgain}
    </Button>
  );
  return <StatePanel icon={CloudOff} tone="problem" {...texts.failed} actions={tryAgain} />;
}

function Empty({ address }: { address: SearchAddress }) {
  const { place: _place, ...everywhere } = address;
  const waysOut = (
    <>
      {address.place && (
        <ButtonLink to={`${pagePaths.vendors}${writeSearchAddress({ ...everywhere, page: 1 })}`} kind="primary">
          {texts.empty.everywhere}
        </ButtonLink>
      )}
      <ButtonLink to={pagePaths.vendors}>{texts.empty.allVendors}</ButtonLink>
    </>
  );
  return <StatePanel icon={MapPin} title={texts.empty.title} text={texts.empty.text} actions={waysOut} />;
}
