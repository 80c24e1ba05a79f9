import type { DatabaseSchema } from '../platform/database/database-schema.js';
import { Listing } from './listing.js';
import { CreateListings } from './migrations/create-listings.js';

export const directorySchema: DatabaseSchema = {
  name: 'directory',
  entities: [Listing],
  migrations: [{ name: '2026-11-21-05-create-listings', class: CreateListings }],
};
