import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { IndexRun } from './domain/index-run.js';
import { Listing } from './listing.js';
import { CountListings } from './migrations/count-listings.js';
import { CreateIndexRuns } from './migrations/create-index-runs.js';
import { CreateListings } from './migrations/create-listings.js';
import { CreateSearchAppearances } from './migrations/create-search-appearances.js';
import { FindOldSearchAppearances } from './migrations/find-old-search-appearances.js';
import { SearchAppearance } from './search-appearance.js';

export const directorySchema: DatabaseSchema = {
  name: 'directory',
  entities: [Listing, SearchAppearance, IndexRun],
  migrations: [
    { name: '2026-11-21-05-create-listings', class: CreateListings },
    { name: '2026-11-21-08-create-search-appearances', class: CreateSearchAppearances },
    { name: '2026-11-21-22-create-index-runs', class: CreateIndexRuns },
    { name: '2026-11-23-02-find-old-search-appearances', class: FindOldSearchAppearances },
    { name: '2026-11-26-01-count-listings', class: CountListings },
  ],
};
