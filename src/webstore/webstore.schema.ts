import type { DatabaseSchema } from '../platform/database/database-schema.js';
import { Entitlement } from './domain/entitlement.js';
import { WebAddress } from './domain/web-address.js';
import { Webstore } from './domain/webstore.js';
import { WebstoreImage } from './domain/webstore-image.js';
import { CreateWebstores } from './migrations/create-webstores.js';

export const webstoreSchema: DatabaseSchema = {
  name: 'webstore',
  entities: [Webstore, WebAddress, Entitlement, WebstoreImage],
  migrations: [{ name: '2026-11-21-03-create-webstores', class: CreateWebstores }],
};
