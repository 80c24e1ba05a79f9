import { sql, type RawBuilder } from 'kysely';
import { uuid } from '#contracts/shared/params.js';
import type { DeliveryFilter } from './delivery-filter.js';
import type { RoutingTable } from '../routing/routing-table.js';

/** Names of the consumers that match a filter, among the consumers of this version. */
export function consumersIn({ queue, consumer, type }: DeliveryFilter, routes: RoutingTable): string[] {
  const known = type === undefined ? routes.allConsumers() : routes.consumersOf(type);
  return known
    .filter((one) => (queue === undefined || one.queue === queue) && (consumer === undefined || one.name === consumer))
    .map((one) => one.name);
}

/** Converts a filter to SQL conditions on `platform.delivery` joined with `platform.message`. */
export function conditionsOf(filter: DeliveryFilter, routes: RoutingTable): RawBuilder<unknown> {
  const { ids, queue, consumer, type, subjectId, search } = filter;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (ids !== undefined) conditions.push(sql`delivery.id = any(${[...ids]}::uuid[])`);
  if (queue !== undefined) conditions.push(sql`delivery.consumer = any(${consumersIn({ queue }, routes)}::text[])`);
  if (consumer !== undefined) conditions.push(sql`delivery.consumer = ${consumer}`);
  if (type !== undefined) conditions.push(sql`message.type = ${type}`);
  if (subjectId !== undefined) conditions.push(ofMessages(sql`subject_id = ${subjectId}::uuid`));
  if (search !== undefined) conditions.push(found(search.trim()));
  return sql.join(conditions, sql` and `);
}

/** Collects the matching ids first, because each condition has an index of its own. */
function found(search: string): RawBuilder<unknown> {
  if (uuid(search) === undefined) return ofMessages(sql`correlation_id = ${search}`);
  return sql`delivery.id = any(array(
    select id from platform.delivery where id = ${search}::uuid or message_id = ${search}::uuid
    union ${deliveriesOf(sql`subject_id = ${search}::uuid`)}
    union ${deliveriesOf(sql`correlation_id = ${search}`)}
  ))`;
}

const deliveriesOf = (condition: RawBuilder<unknown>) => sql`
  select id from platform.delivery where message_id in (select id from platform.message where ${condition})`;

const ofMessages = (condition: RawBuilder<unknown>) => sql`delivery.id = any(array(${deliveriesOf(condition)}))`;
