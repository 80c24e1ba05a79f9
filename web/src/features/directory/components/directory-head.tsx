import { sharedPicture } from '#contracts/shared/picture.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { noFilters } from '#contracts/directory/search-filters.js';
import { directory as texts } from '../../../texts/directory.js';
import { breadcrumbFacts, listFacts, PageHead } from '../../../ui/page-head.js';
import { writeSearchAddress, type SearchAddress } from '../search-address.js';
import type { DirectorySearch } from '../use-directory-search.js';

interface DirectoryHeadProps {
  heading: string;
  address: SearchAddress;
  search: DirectorySearch;
}

/**
 * Metadata of a search. Filters and pages are views of the same list, whose canonical address has place and category.
 */
export function DirectoryHead({ heading, address, search: { category, place, cards } }: DirectoryHeadProps) {
  const canonical = writeSearchAddress({
    national: address.national,
    category: category?.externalId,
    place: place?.slug,
    filters: noFilters,
    ranges: {},
    sort: 'recommended',
    page: 1,
  });
  return (
    <PageHead
      title={heading}
      description={texts.description(heading)}
      canonical={canonical}
      image={sharedPicture(category?.picture ?? cards[0]?.coverImage)}
      facts={[
        breadcrumbFacts([
          { name: texts.heading(undefined, undefined), path: pagePaths.vendors },
          ...(canonical === pagePaths.vendors ? [] : [{ name: heading, path: canonical }]),
        ]),
        listFacts(cards.map(({ name, url }) => ({ name, path: `/${url}` }))),
      ]}
    />
  );
}
