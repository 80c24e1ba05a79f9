import type { QueryReader } from '../shared/query-reader.js';
import { isInUsOrCanada } from '../shared/us-and-canada.js';
import { readArea, type MapArea } from './map-area.js';
import { readRadius, type SearchRadius } from '../shared/search-radius.js';
import { apiParameters, readFilters, type SearchFilters } from './search-filters.js';
import { readRanges, type SearchRanges } from './search-ranges.js';
import { readCursor, searchOrders, type SearchOrder } from './search-order.js';

/** A search of the directory (DIR-41). Every parameter is optional. */
export interface DirectorySearch {
  categoryId?: number;
  /** Degrees; latitude and longitude come together. */
  place?: { latitude: number; longitude: number };
  /** Miles around the place in which an address is local, instead of 50; a vendor's own travel radius still limits it. */
  radius?: SearchRadius;
  /** Two letters, in place of a point: vendors with an address in this state, then those who come to every place. */
  state?: string;
  /**
   * Only vendors whose address is in this area; then it does not matter whether they come to the place. Four
   * parameters: `south`, `west`, `north`, `east`.
   */
  area?: MapArea;
  /** Only vendors who come to couples wherever they are (OP-81). */
  national: boolean;
  filters: SearchFilters;
  ranges: SearchRanges;
  sort: SearchOrder;
  /** From 1. With a cursor it only says which page this is. */
  page: number;
  pageSize: number;
  /** `nextCursor` of the page before; its file carries it too. */
  cursor?: string;
  /** Whether this search counts as an appearance of the vendors it shows (WS-229). */
  updateSearchKpiCount: boolean;
}

/** The engine pages by offset up to this many results; beyond it `page` is refused and a cursor is the way. */
export const searchWindow = 10_000;
/** The greatest page size, for returning to a long list of results. */
export const mostPerPage = 120;
/** Each page of an open search becomes a file; there are so many at most (OP-82). */
export const lastOpenPage = 20;

/** Reads a webstore search: 12 results a page unless asked otherwise (DIR-42). */
export function readDirectorySearch(query: QueryReader): DirectorySearch {
  const search = readPage(query, { pageSize: 12, lastPage: searchWindow });
  const { cursor, page, pageSize } = search;
  if (!cursor && page * pageSize > searchWindow) query.refuse('page', 'out-of-range', undefined);
  return search;
}

/** Reads an open search: 24 results a page unless asked otherwise (DIR-42), the first 20 pages, with their cursors. */
export const readOpenSearch = (query: QueryReader): DirectorySearch =>
  readPage(query, { pageSize: 24, lastPage: lastOpenPage });

/** A search for the map has no order and pages, but the visible part of the map. */
export type MapSearch = Pick<
  DirectorySearch,
  'categoryId' | 'place' | 'radius' | 'state' | 'national' | 'filters' | 'ranges'
> & {
  area: MapArea;
};

/** Reads a search for the map: all four sides of its area are required. */
export function readMapSearch(query: QueryReader): MapSearch {
  const area = readArea(query, { isRequired: true });
  return { ...readCriteria(query), area: area ?? { south: 0, west: 0, north: 0, east: 0 } };
}

function readPage(query: QueryReader, usual: { pageSize: number; lastPage: number }): DirectorySearch {
  const criteria = { ...readCriteria(query), area: readArea(query) };
  const { place } = criteria;
  const sort = query.choice('sort', searchOrders, 'recommended');
  if (sort === 'distance' && !place) query.refuse('sort', 'needs-a-place', undefined);
  const cursor = query.text('cursor', { min: 1, max: 1_000, opaque: true });
  if (cursor !== undefined && !readCursor(sort, cursor)) query.refuse('cursor', 'malformed', undefined);
  return {
    ...criteria,
    sort,
    page: query.integer('page', { min: 1, max: usual.lastPage, fallback: 1 }),
    pageSize: query.integer('pageSize', { min: 1, max: mostPerPage, fallback: usual.pageSize }),
    updateSearchKpiCount: query.flag('updateSearchKpiCount', false),
    cursor,
  };
}

function readCriteria(query: QueryReader) {
  return {
    categoryId: query.integer('categoryId', { min: 1, max: 999, fallback: undefined }),
    ...readPlace(query),
    ...readState(query),
    national: query.flag('national', false),
    filters: readFilters(query, apiParameters),
    ranges: readRanges(query),
  };
}

function readState(query: QueryReader): Pick<DirectorySearch, 'state'> {
  // Only the server knows which states exist: their list would be code of every page.
  const state = query.text('state', { min: 2, max: 2 });
  return state === undefined ? {} : { state };
}

function readPlace(query: QueryReader): Pick<DirectorySearch, 'place' | 'radius'> {
  const latitude = query.decimal('latitude', { min: -90, max: 90 });
  const longitude = query.decimal('longitude', { min: -180, max: 180 });
  const radius = readRadius(query);
  if ((latitude === undefined) !== (longitude === undefined)) {
    query.refuse(latitude === undefined ? 'latitude' : 'longitude', 'required', undefined);
  }
  if (latitude === undefined || longitude === undefined) {
    if (radius !== undefined) query.refuse('radius', 'needs-a-place', undefined);
    return {};
  }
  if (!isInUsOrCanada({ latitude, longitude })) return query.refuse('latitude', 'outside-us-and-canada', {});
  return { place: { latitude, longitude }, ...(radius === undefined ? {} : { radius }) };
}
