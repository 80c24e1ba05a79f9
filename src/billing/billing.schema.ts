import type { DatabaseSchema } from '../platform/database/database-schema.js';
import { Seat } from './domain/seat.js';
import { Subscription } from './domain/subscription.js';
import { CreateBilling } from './migrations/create-billing.js';

export const billingSchema: DatabaseSchema = {
  name: 'billing',
  entities: [Subscription, Seat],
  migrations: [{ name: '2026-11-21-04-create-billing', class: CreateBilling }],
};
