import { sql, type RawBuilder } from 'kysely';
import type { DeliveryRecord } from '#contracts/shared/delivery-record.js';
import type { DeliveryStep } from './delivery.js';
import { stateOfRow } from './delivery-state.js';
import type { RoutingTable } from '../routing/routing-table.js';

/** SQL expression that formats a time as ISO 8601 in UTC, with milliseconds. */
export const iso = (time: RawBuilder<unknown>) =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A row of `platform.delivery` joined with its message, as the database returns it. */
export type RecordRow = Omit<DeliveryRecord, 'queue' | 'attemptsAllowed'>;

export const recordColumns = sql`
  delivery.id, delivery.message_id as "messageId", message.type, message.version, message.subject_id as "subjectId",
  message.correlation_id as "correlationId", delivery.consumer, ${stateOfRow} as state, delivery.round,
  delivery.attempts, ${iso(sql`message.occurred_at`)} as "recordedAt", ${iso(sql`delivery.due_at`)} as "dueAt",
  ${iso(sql`delivery.started_at`)} as "startedAt", ${iso(sql`delivery.done_at`)} as "doneAt",
  ${iso(sql`delivery.failed_at`)} as "failedAt", ${iso(sql`delivery.discarded_at`)} as "discardedAt",
  (select left(step ->> 'error', 200) from jsonb_array_elements(delivery.history) with ordinality as steps (step, at)
    where step ->> 'error' is not null order by at desc limit 1) as "lastError"`;

/** The row of a delivery with everything that its details and timeline need. */
export interface StoryRow extends RecordRow {
  payload: unknown;
  causationId: string | null;
  enqueueCount: number;
  starts: number;
  roundStartedAt: string | null;
  enqueuedAt: string | null;
  history: DeliveryStep[];
}

export const storyColumns = sql`${recordColumns}, message.payload, message.causation_id as "causationId",
  delivery.enqueue_count as "enqueueCount", delivery.starts, ${iso(sql`delivery.round_started_at`)} as "roundStartedAt",
  ${iso(sql`delivery.enqueued_at`)} as "enqueuedAt", delivery.history`;

export const deliveryWithMessage = sql`platform.delivery join platform.message on message.id = delivery.message_id`;

/** Adds the queue and the number of attempts, which only the routes know. */
export function toRecord<Row extends RecordRow>(
  row: Row,
  routes: RoutingTable,
): Row & Pick<DeliveryRecord, 'queue' | 'attemptsAllowed'> {
  const consumer = routes.consumer(row.consumer);
  return { ...row, queue: consumer?.queue ?? null, attemptsAllowed: consumer?.attempts ?? null };
}
