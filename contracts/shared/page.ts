import type { QueryReader } from './query-reader.js';

/** Which page of a list is wanted. */
export interface PageQuery {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** A page of a list. */
export interface PageView<T> extends PageQuery {
  results: T[];
  /** Number of items on all pages. */
  numResults: number;
}

/**
 * Reads `page` from 1 and `pageSize` from 1 to 100.
 * @param usual.pageSize used when the query has none; 25
 * @param usual.lastPage the last page that can be asked for; 1,000
 */
export const readPage = (query: QueryReader, usual: { pageSize?: number; lastPage?: number } = {}): PageQuery => ({
  page: query.integer('page', { min: 1, max: usual.lastPage ?? 1_000, fallback: 1 }),
  pageSize: query.integer('pageSize', { min: 1, max: 100, fallback: usual.pageSize ?? 25 }),
});
