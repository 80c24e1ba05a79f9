import { createHash } from 'node:crypto';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { apiParameters, type FilterName, type SearchFilters } from '#contracts/directory/search-filters.js';
import type { SearchRanges } from '#contracts/directory/search-ranges.js';
import { fold } from '../index/fold.js';

const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/**
 * Normalises the ways to write the same search: ids in order, the name in the form in which it is compared, without
 * whether the search counts as an appearance. Values of fixed lists are in order already.
 */
export const normalisedSearch = (search: DirectorySearch): DirectorySearch => ({
  ...search,
  filters: {
    ...search.filters,
    subCategoryIds: inOrder(search.filters.subCategoryIds),
    styles: inOrder(search.filters.styles),
    services: inOrder(search.filters.services),
    serviceAreas: inOrder(search.filters.serviceAreas),
    name: search.filters.name === undefined ? undefined : fold(search.filters.name),
  },
  updateSearchKpiCount: false,
});

const filterNames = Object.keys(apiParameters) as FilterName[];
const valuesOfRanges = ({ guests, priceFrom, priceTo, dateSpan }: SearchRanges) =>
  [guests, priceFrom, priceTo, dateSpan].map((value) => value ?? null);
const valuesOf = (filters: SearchFilters) => filterNames.map((filter) => filters[filter] ?? null);

/** Returns a key for a normalised search under some circumstances; other searches and circumstances have other keys. */
export function cacheKeyOf(search: DirectorySearch, ...circumstances: (string | number)[]): string {
  const {
    categoryId = null,
    place,
    radius = null,
    state = null,
    area = null,
    national,
    filters,
    ranges,
    sort,
    page,
    pageSize,
    cursor = null,
  } = search;
  const point = place ? [place.latitude, place.longitude, radius] : null;
  const box = area && [area.south, area.west, area.north, area.east];
  const parts = [
    categoryId,
    point,
    state,
    box,
    national,
    valuesOf(filters),
    valuesOfRanges(ranges),
    sort,
    page,
    pageSize,
    cursor,
    circumstances,
  ];
  return JSON.stringify(parts);
}

/** The same key, short and valid as a file name. */
export const cacheKeyHashOf = (...named: Parameters<typeof cacheKeyOf>): string =>
  createHash('sha256')
    .update(cacheKeyOf(...named))
    .digest('hex');
