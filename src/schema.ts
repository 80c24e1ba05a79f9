import { billingSchema } from './billing/billing.schema.js';
import { contentSchema } from './content/content.schema.js';
import { directorySchema } from './directory/directory.schema.js';
import { eventsSchema } from './events/events.schema.js';
import { identitySchema } from './identity/identity.schema.js';
import { messagingSchema } from './messaging/messaging.schema.js';
import type { DatabaseSchema } from './platform/database/database-schema.js';
import { operationsSchema } from './operations/operations.schema.js';
import { platformSchema } from './platform/schema/platform.schema.js';
import { webstoreSchema } from './webstore/webstore.schema.js';

/** Every part of the database with the context that owns it. */
export const databaseSchemas: readonly DatabaseSchema[] = [
  platformSchema,
  identitySchema,
  webstoreSchema,
  contentSchema,
  billingSchema,
  eventsSchema,
  messagingSchema,
  directorySchema,
  operationsSchema,
];
