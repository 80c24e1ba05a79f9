import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { PaymentCustomer } from './domain/payment-customer.js';
import { PlanPrice } from './domain/plan-price.js';
import { Reconciliation } from './domain/reconciliation.js';
import { Seat } from './domain/seat.js';
import { Subscription } from './domain/subscription.js';
import { CreateBilling } from './migrations/create-billing.js';
import { NameLegacyPlans } from './migrations/name-legacy-plans.js';
import { PauseListings } from './migrations/pause-listings.js';
import { TakePayments } from './migrations/take-payments.js';

export const billingSchema: DatabaseSchema = {
  name: 'billing',
  entities: [Subscription, Seat, PaymentCustomer, PlanPrice, Reconciliation],
  migrations: [
    { name: '2026-11-21-04-create-billing', class: CreateBilling },
    { name: '2026-11-23-21-take-payments', class: TakePayments },
    { name: '2026-11-24-30-name-legacy-plans', class: NameLegacyPlans },
    { name: '2026-11-25-50-pause-listings', class: PauseListings },
  ],
};
