import type { QueryReader } from './query-reader.js';

/** A page of a list that operators look something up in. */
export interface ListingQuery {
  /** Part of a name or an address; everything when absent. */
  text: string | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** `text` 1 to 120 characters, `page` from 1, `pageSize` 1 to 100. */
export const readListing = (query: QueryReader): ListingQuery => ({
  text: query.text('text', { min: 1, max: 120 }),
  page: query.integer('page', { min: 1, max: 1_000, fallback: 1 }),
  pageSize: query.integer('pageSize', { min: 1, max: 100, fallback: 25 }),
});
