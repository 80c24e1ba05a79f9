import { readPage, type PageQuery } from './page.js';
import type { QueryReader } from './query-reader.js';

/** A page of a list that operators look something up in. */
export interface ListingQuery extends PageQuery {
  /** Part of a name or an address; everything when absent. */
  text: string | undefined;
}

/** `text` 1 to 120 characters, beside the page. */
export const readListing = (query: QueryReader): ListingQuery => ({
  text: query.text('text', { min: 1, max: 120 }),
  ...readPage(query),
});
