import { sql, type RawBuilder } from 'kysely';
import type { DeliveryState } from '#contracts/shared/delivery-record.js';

const open = sql`delivery.done_at is null and delivery.failed_at is null`;

/**
 * For each state, the condition on rows of `platform.delivery` and the column that orders them. A delivery that was
 * started without an outcome counts as active: until its job is assigned again, it looks the same whether or not its
 * worker has died.
 */
export const stateRules: Record<
  DeliveryState,
  { readonly holds: RawBuilder<unknown>; readonly time: RawBuilder<unknown>; readonly newestFirst: boolean }
> = {
  waiting: {
    holds: sql`${open} and delivery.starts = 0 and delivery.due_at <= now()`,
    time: sql`delivery.due_at`,
    newestFirst: false,
  },
  active: { holds: open, time: sql`delivery.due_at`, newestFirst: false },
  delayed: {
    holds: sql`${open} and delivery.starts = 0 and delivery.due_at > now()`,
    time: sql`delivery.due_at`,
    newestFirst: false,
  },
  failed: {
    holds: sql`delivery.failed_at is not null and delivery.discarded_at is null`,
    time: sql`delivery.failed_at`,
    newestFirst: true,
  },
  done: { holds: sql`delivery.done_at is not null`, time: sql`delivery.done_at`, newestFirst: true },
  discarded: { holds: sql`delivery.discarded_at is not null`, time: sql`delivery.discarded_at`, newestFirst: true },
};

/** SQL expression for the state of a row of `platform.delivery`. */
export const stateOfRow = sql<DeliveryState>`case
  when delivery.done_at is not null then 'done'
  when delivery.discarded_at is not null then 'discarded'
  when delivery.failed_at is not null then 'failed'
  when delivery.starts > 0 then 'active'
  when delivery.due_at > now() then 'delayed'
  else 'waiting' end`;
