import type { QueryReader } from '../shared/query-reader.js';

export interface InvoicesQuery {
  /** `next` of the page before. */
  after: string | undefined;
  pageSize: number;
}

/** `after` as a page before answered it, `pageSize` 1 to 100. */
export const readInvoices = (query: QueryReader): InvoicesQuery => ({
  after: query.text('after', { min: 1, max: 100, opaque: true }),
  pageSize: query.integer('pageSize', { min: 1, max: 100, fallback: 12 }),
});
