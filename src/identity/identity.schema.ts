import type { DatabaseSchema } from '../platform/database/database-schema.js';
import { Session } from './domain/session.js';
import { User } from './domain/user.js';
import { Vendor } from './domain/vendor.js';
import { CreateIdentity } from './migrations/create-identity.js';

export const identitySchema: DatabaseSchema = {
  name: 'identity',
  entities: [User, Vendor, Session],
  migrations: [{ name: '2026-11-21-02-create-identity', class: CreateIdentity }],
};
