import type { ListingDocument } from './index/listing-document.js';

/** The tables as queries see them. Times come as text, in UTC; versions as text, because they are bigint. */
export interface DirectoryTables {
  'directory.listing': {
    webstore_id: string;
    published_version: number;
    version: string;
    indexed_version: string;
    indexed_published_version: number;
    document: ListingDocument | null;
    hash: string;
    shape: number;
    index_error: string | null;
    changed_at: string;
    indexed_at: string | null;
    live_at: string | null;
  };
}
