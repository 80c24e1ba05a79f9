import type { QueryReader } from '../shared/query-reader.js';
import { readArea, type MapArea } from './map-area.js';
import { apiParameters, readFilters, type SearchFilters } from './search-filters.js';
import { readCursor, searchOrders, type SearchOrder } from './search-order.js';

/** A search of the directory (DIR-41). Every parameter is optional. */
export interface DirectorySearch {
  categoryId?: number;
  /** Degrees; latitude and longitude come together. */
  place?: { latitude: number; longitude: number };
  /**
   * Only vendors whose address is in this area; then it does not matter whether they come to the place. Four
   * parameters: `south`, `west`, `north`, `east`.
   */
  area?: MapArea;
  /** Only vendors who come to couples wherever they are (OP-81). */
  national: boolean;
  filters: SearchFilters;
  sort: SearchOrder;
  /** From 1. With a cursor it only says which page this is. */
  page: number;
  pageSize: number;
  /** Where the page before ended: its `nextCursor`. */
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
  const { sort, page, pageSize } = search;
  const cursor = query.text('cursor', { min: 1, max: 1_000, opaque: true });
  if (cursor !== undefined && !readCursor(sort, cursor)) query.refuse('cursor', 'malformed', undefined);
  if (!cursor && page * pageSize > searchWindow) query.refuse('page', 'out-of-range', undefined);
  return { ...search, cursor };
}

/** Reads an open search: 24 results a page unless asked otherwise (DIR-42), the first 20 pages. */
export const readOpenSearch = (query: QueryReader): DirectorySearch =>
  readPage(query, { pageSize: 24, lastPage: lastOpenPage });

/** A search for the map: without an order and pages, and within the visible area. */
export type MapSearch = Pick<DirectorySearch, 'categoryId' | 'place' | 'national' | 'filters'> & { area: MapArea };

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
  return {
    ...criteria,
    sort,
    page: query.integer('page', { min: 1, max: usual.lastPage, fallback: 1 }),
    pageSize: query.integer('pageSize', { min: 1, max: mostPerPage, fallback: usual.pageSize }),
    updateSearchKpiCount: query.flag('updateSearchKpiCount', false),
  };
}

function readCriteria(query: QueryReader) {
  return {
    categoryId: query.integer('categoryId', { min: 1, max: 999, fallback: undefined }),
    place: readPlace(query),
    national: query.flag('national', false),
    filters: readFilters(query, apiParameters),
  };
}

function readPlace(query: QueryReader): DirectorySearch['place'] {
  const latitude = query.decimal('latitude', { min: -90, max: 90 });
  const longitude = query.decimal('longitude', { min: -180, max: 180 });
  if ((latitude === undefined) !== (longitude === undefined)) {
    query.refuse(latitude === undefined ? 'latitude' : 'longitude', 'required', undefined);
  }
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
}
