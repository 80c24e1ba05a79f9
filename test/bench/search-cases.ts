import { noFilters, writeFilters, apiParameters, type SearchFilters } from '#contracts/directory/search-filters.js';
import { facetNames } from '#contracts/directory/directory.views.js';
import { buildSearchBody } from '#src/directory/search/build-search-body.js';
import type { Request } from './load.ts';

/** Inland, because the api refuses a place out at sea. */
export const cities = [
  [33.749, -84.388],
  [36.1627, -86.7816],
  [32.7767, -96.797],
  [33.4484, -112.074],
  [39.1031, -84.512],
  [30.2672, -97.7431],
  [35.2271, -80.8431],
  [39.7392, -104.9903],
] as const;
/** Places around each city. */
const aroundEach = 100;
/** Degrees from a city to the farthest of its places, along each axis. */
const spread = 0.3;
/**
 * Fixed places of which none returns soon: the engine keeps the results of a filter that it has just seen twice, also
 * without its request cache, and couples rarely ask for one point again.
 */
const places = Array.from({ length: aroundEach }, (_, nth) =>
  cities.map(([latitude, longitude]) => ({
    latitude: latitude + spread * offset(nth, Math.SQRT2),
    longitude: longitude + spread * offset(nth, Math.sqrt(3)),
  })),
).flat();

/** A fixed number between -1 and 1; the multiples of an irrational number are spread evenly. */
function offset(nth: number, irrational: number): number {
  return 2 * ((nth * irrational) % 1) - 1;
}

const names = [
  'wild',
  'garden studio',
  'marigold',
  'photography',
  'harbor house',
  'silver',
  'bloom and',
  'north window',
];

/** Photographers: the category with the most filter values. */
const categoryId = 11;

export interface SearchCase {
  title: string;
  searches: { place?: { latitude: number; longitude: number }; categoryId?: number; filters: SearchFilters }[];
}

const everywhere = (filters: SearchFilters): SearchCase['searches'] =>
  places.map((place) => ({ categoryId, place, filters }));

export const searchCases: readonly SearchCase[] = [
  { title: 'browse: category, place, all facets', searches: everywhere(noFilters) },
  {
    title: 'facets chosen in two groups',
    searches: everywhere({ ...noFilters, styles: [11101, 11102], priceTiers: [2, 3] }),
  },
  { title: 'free text, no category', searches: names.map((name) => ({ filters: { ...noFilters, name } })) },
];

const whole = (search: SearchCase['searches'][number]) => ({
  national: false,
  ranges: {},
  sort: 'recommended' as const,
  page: 1,
  pageSize: 24,
  updateSearchKpiCount: false,
  ...search,
});

export const apiRequests = ({ searches }: SearchCase): Request[] =>
  searches.map(({ categoryId: category, place, filters }) => {
    const query = new URLSearchParams({
      pageSize: '24',
      ...(category === undefined ? {} : { categoryId: String(category) }),
      ...(place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : {}),
      ...writeFilters(filters, apiParameters),
    });
    return { method: 'GET', path: `/api/webstoresearch?${query}` };
  });

/** The exact bodies that the api sends. */
export const engineRequests = ({ searches }: SearchCase, alias: string): Request[] =>
  searches.map((search) => ({
    method: 'POST',
    path: `/${alias}/_search`,
    body: JSON.stringify(buildSearchBody(whole(search))),
  }));

/** A page in the form in which InstantSearch asks for it. */
export interface SearchkitSearch {
  categoryId: number;
  place: { latitude: number; longitude: number };
  requests: readonly { params: Record<string, unknown> }[];
}

/**
 * The requests of an InstantSearch page: one for hits and facets, and one more for each group with a selection, which
 * counts its values without that selection. Category and place are no groups but the page's own conditions.
 */
export const searchkitRequests = ({ searches }: SearchCase): Request[] =>
  searches.map(({ categoryId: category = categoryId, place, filters }) => {
    const groups = facetNames.flatMap((facet) =>
      filters[facet].length > 0 ? [{ facet, chosen: filters[facet].map((value) => `${facet}:${value}`) }] : [],
    );
    const without = (facet?: string) => groups.filter((group) => group.facet !== facet).map(({ chosen }) => chosen);
    const page = { query: '', maxValuesPerFacet: 1_000, page: 0 };
    const requests: SearchkitSearch['requests'] = [
      { params: { ...page, hitsPerPage: 24, facets: facetNames, facetFilters: without() } },
      ...groups.map(({ facet }) => ({
        params: { ...page, hitsPerPage: 0, facets: [facet], facetFilters: without(facet) },
      })),
    ];
    const body: SearchkitSearch = { categoryId: category, place: place!, requests };
    return { method: 'POST', path: '/', body: JSON.stringify(body) };
  });
