import type { DatabaseSchema } from '../database/database-schema.js';
import { Delivery } from './delivery.js';
import { CreateMessages } from './migrations/create-messages.js';
import { StoredMessage } from './stored-message.js';

export const platformSchema: DatabaseSchema = {
  name: 'platform',
  entities: [StoredMessage, Delivery],
  migrations: [{ name: '2026-11-21-01-create-messages', class: CreateMessages }],
};
