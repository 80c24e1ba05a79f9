import { generatePath, matchPath } from 'react-router-dom';
import {
  noFilters,
  pageParameters,
  readFilters,
  shortestName,
  writeFilters,
  type SearchFilters,
} from '#contracts/directory/search-filters.js';
import { parseArea, writeArea, type MapArea } from '#contracts/directory/map-area.js';
import { searchOrders, type SearchOrder } from '#contracts/directory/search-order.js';
import { readRadius, type SearchRadius } from '#contracts/shared/search-radius.js';
import { readRanges, writeRanges, type SearchRanges } from '#contracts/directory/search-ranges.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { QueryReader } from '#contracts/shared/query-reader.js';

/**
 * The address of the directory, which is the whole state of a search. Category and place are kept as written, since
 * only the catalogue and the gazetteer know whether they exist.
 *
 *     /vendors/austin-tx/florist          a place and a category (DIR-9)
 *     /vendors?place=austin-tx            a place alone; category alone has the same form, and `/vendors` for neither
 *     /national-vendors/florist           national vendors (DIR-12), without a place
 *
 * The filters follow under the names of DIR-14, then `guests`, `priceFrom`, `priceTo`, `dateSpan`, `sort`, `radius` and
 * `page`; `view=map` and `bounds`, the part of the map that is searched.
 */
export interface SearchAddress {
  national: boolean;
  /** External id of a category, in any of its forms (DIR-4). */
  category?: string;
  place?: string;
  filters: SearchFilters;
  /** Guests and price, which are not among the twelve filters. */
  ranges: SearchRanges;
  /** A name that is too short to be searched for (DIR-21). */
  shortName?: string;
  sort: SearchOrder;
  /** Miles around the place; the place's usual radius if absent. */
  radius?: SearchRadius;
  /** Number of shown pages: a view of the same search. */
  page: number;
  /** Only vendors with an address in this area. */
  area?: MapArea;
  /** Beside the list, or on phones instead of it. */
  view?: 'map';
}

export const everything: SearchAddress = {
  national: false,
  filters: noFilters,
  ranges: {},
  sort: 'recommended',
  page: 1,
};

const mostPages = 10_000;

/** Parses an address. Unknown or invalid parameters are ignored. */
export function readSearchAddress({ pathname, search }: { pathname: string; search: string }): SearchAddress {
  const query = new QueryReader(new URLSearchParams(search));
  const national = matchPath({ path: pagePaths.nationalVendors, end: false }, pathname) !== null;
  const inPath = segmentsOf(pathname);
  const category = inPath.category ?? query.text('category', { min: 1, max: 120 });
  const place = national ? undefined : (inPath.citystate ?? query.text('place', { min: 1, max: 120 }));
  const sort = query.choice('sort', searchOrders, 'recommended');
  const filters = readFilters(query, pageParameters);
  const radius = place === undefined ? undefined : readRadius(query);
  return {
    national,
    category,
    place,
    filters,
    ranges: readRanges(query),
    shortName: query.text(pageParameters.name, { min: 1, max: shortestName - 1 }),
    sort: sort === 'distance' && place === undefined ? 'recommended' : sort,
    page: query.integer('page', { min: 1, max: mostPages, fallback: 1 }),
    ...(radius === undefined ? {} : { radius }),
    area: parseArea(query.text('bounds', { min: 7, max: 60 })),
    view: query.choice('view', ['list', 'map'], 'list') === 'map' ? 'map' : undefined,
  };
}

function segmentsOf(pathname: string): { citystate?: string; category?: string } {
  const { params } =
    matchPath(pagePaths.vendorsInPlace, pathname) ?? matchPath(pagePaths.nationalVendorsOfCategory, pathname) ?? {};
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, segment]) => [name, decoded(segment ?? '')]));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Path and query of a search. Parsing it results in the same search. */
export function writeSearchAddress({
  national,
  category,
  place,
  filters,
  ranges,
  shortName,
  sort,
  page,
  radius,
  area,
  view,
}: SearchAddress): string {
  const { path, rest } = pathOf(national, category, place);
  const query = new URLSearchParams({
    ...rest,
    ...writeFilters(filters, pageParameters),
    ...writeRanges(rangesOf(filters, ranges)),
  });
  if (shortName !== undefined) query.set(pageParameters.name, shortName);
  if (sort !== 'recommended') query.set('sort', sort);
  if (radius !== undefined && place !== undefined) query.set('radius', String(radius));
  if (page > 1) query.set('page', String(page));
  if (view !== undefined) query.set('view', view);
  if (area !== undefined) query.set('bounds', writeArea(area));
  return query.size > 0 ? `${path}?${String(query).replaceAll('%2C', ',')}` : path;
}

/** A flexible date is meaningless without a day. */
const rangesOf = ({ availabilityDate }: SearchFilters, { dateSpan, ...ranges }: SearchRanges): SearchRanges =>
  availabilityDate === undefined || dateSpan === undefined ? ranges : { ...ranges, dateSpan };

function pathOf(national: boolean, category?: string, place?: string): { path: string; rest: Record<string, string> } {
  if (category === undefined) {
    if (national) return { path: pagePaths.nationalVendors, rest: {} };
    return { path: pagePaths.vendors, rest: place === undefined ? {} : { place } };
  }
  if (national) return { path: generatePath(pagePaths.nationalVendorsOfCategory, { category }), rest: {} };
  if (place === undefined) return { path: pagePaths.vendors, rest: { category } };
  return { path: generatePath(pagePaths.vendorsInPlace, { citystate: place, category }), rest: {} };
}
