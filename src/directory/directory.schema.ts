import type { DatabaseSchema } from '../platform/database/database-schema.js';
import { Listing } from './listing.js';
import { CreateListings } from './migrations/create-listings.js';
import { CreateSearchAppearances } from './migrations/create-search-appearances.js';
import { SearchAppearance } from './search-appearance.js';

export const directorySchema: DatabaseSchema = {
  name: 'directory',
  entities: [Listing, SearchAppearance],
  migrations: [
    { name: '2026-11-21-05-create-listings', class: CreateListings },
    { name: '2026-11-21-08-create-search-appearances', class: CreateSearchAppearances },
  ],
};
