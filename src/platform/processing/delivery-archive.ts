import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { DeliveryPage, DeliveryRecord } from '#contracts/shared/delivery-record.js';
import type { DeliveryStory } from '#contracts/shared/delivery-timeline.js';
import type { MessageTrace } from '#contracts/shared/message-trace.js';
import { ReadDatabase } from '../database/read-database.js';
import { Queues } from '../queues/queues.js';
import { composeTimeline } from '../deliveries/compose-timeline.js';
import { deliveryWithMessage, iso, recordColumns, storyColumns, toRecord } from '../deliveries/delivery-columns.js';
import type { RecordRow, StoryRow } from '../deliveries/delivery-columns.js';
import { conditionsOf, consumersIn } from '../deliveries/delivery-conditions.js';
import type { DeliveryListing } from '../deliveries/delivery-filter.js';
import { stateRules } from '../deliveries/delivery-state.js';
import { readCursor, writeCursor } from '../deliveries/page-cursor.js';
import { RoutingTable } from '../routing/routing-table.js';

/** Largest number of messages returned for a correlation. */
const longestTrace = 500;

/** Reads deliveries and messages for operators. */
@Injectable()
export class DeliveryArchive {
  constructor(
    private readonly database: ReadDatabase,
    private readonly routes: RoutingTable,
    private readonly queues: Queues,
  ) {}

  /**
   * Lists deliveries in one state: failed, done and discarded ones from the newest; waiting, delayed and active ones by
   * due time. Active ones are read from Redis.
   * @param page at most `limit` (1 to 200) deliveries, after the cursor `after` (`next` of the previous page)
   * @throws InvalidInput naming `after` when it is malformed; an outage error when `active` is requested while Redis is
   * unavailable
   */
  async list(listing: DeliveryListing, page: { limit: number; after?: string }): Promise<DeliveryPage> {
    const { time } = stateRules[listing.state];
    const { rows } = await sql<RecordRow & { time: string }>`
      select ${recordColumns}, ${iso(time)} as time
      from (${await this.idsOf(listing, page)}) as chosen
      join ${deliveryWithMessage} on delivery.id = chosen.id
      order by ${orderOf(listing, sql`chosen.time`, sql`chosen.id`)}`.execute(this.database.tables());
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    const items = shown.map(({ time: _time, ...row }) => this.asListed(row, listing));
    return last ? { items, next: writeCursor(last) } : { items };
  }

  /** Returns a delivery with payload, errors and timeline. */
  async story(deliveryId: string): Promise<DeliveryStory | undefined> {
    const { rows } = await sql<StoryRow>`
      select ${storyColumns} from ${deliveryWithMessage} where delivery.id = ${deliveryId}::uuid
      `.execute(this.database.tables());
    const [row] = rows;
    if (!row) return undefined;
    const { history: _history, roundStartedAt: _first, enqueuedAt: _last, ...told } = row;
    return { ...toRecord(told, this.routes), timeline: composeTimeline(row) };
  }

  /** Returns the latest deliveries of a subject, the newest first. */
  async ofSubject(subjectId: string, limit: number): Promise<DeliveryRecord[]> {
    const { rows } = await sql<RecordRow>`
      select ${recordColumns} from ${deliveryWithMessage} where message.subject_id = ${subjectId}::uuid
      order by message.id desc, delivery.id limit ${limit}`.execute(this.database.tables());
    return rows.map((row) => toRecord(row, this.routes));
  }

  /** Returns the messages of a correlation id with their deliveries, in the order of writing; 500 at most. */
  ofCorrelation(correlationId: string): Promise<MessageTrace[]> {
    return this.traces(sql`correlation_id = ${correlationId}`);
  }

  async message(messageId: string): Promise<MessageTrace | undefined> {
    return (await this.traces(sql`id = ${messageId}::uuid`))[0];
  }

  private async traces(which: RawBuilder<unknown>): Promise<MessageTrace[]> {
    const { rows: messages } = await sql<Omit<MessageTrace, 'deliveries'>>`
      select id, type, version, subject_id as "subjectId", payload, correlation_id as "correlationId",
        causation_id as "causationId", ${iso(sql`occurred_at`)} as "recordedAt"
      from platform.message where ${which} order by id limit ${longestTrace}`.execute(this.database.tables());
    const ids = messages.map((message) => message.id);
    const { rows: deliveries } = await sql<RecordRow>`
      select ${recordColumns} from ${deliveryWithMessage} where delivery.message_id = any(${ids}::uuid[])
      order by delivery.id`.execute(this.database.tables());
    const byMessage = Map.groupBy(deliveries, (delivery) => delivery.messageId);
    return messages.map((message) => ({
      ...message,
      deliveries: (byMessage.get(message.id) ?? []).map((row) => toRecord(row, this.routes)),
    }));
  }

  /** Selects one id more than the page holds. A lateral join reads each consumer in the order of the index. */
  private async idsOf(listing: DeliveryListing, page: { limit: number; after?: string }): Promise<RawBuilder<unknown>> {
    const { holds, time } = stateRules[listing.state];
    const order = orderOf(listing, time, sql`delivery.id`);
    const select = (which: RawBuilder<unknown>) => sql`
      select delivery.id, ${time} as time from ${deliveryWithMessage}
      where ${holds} and ${which} and ${conditionsOf(listing, this.routes)} and ${windowOf(listing)} and
        ${behind(listing, page.after)}
      order by ${order} limit ${page.limit + 1}`;
    if (listing.state === 'active') return select(sql`delivery.id = any(${await this.activeIds(listing)}::uuid[])`);
    const byConsumer = listing.state === 'waiting' || listing.state === 'delayed' || listing.state === 'done';
    if (!byConsumer || listing.search !== undefined || listing.subjectId !== undefined) return select(sql`true`);
    return sql`
      select each.id, each.time from unnest(${consumersIn(listing, this.routes)}::text[]) as consumers (name)
      cross join lateral (${select(sql`delivery.consumer = consumers.name`)}) as each
      order by ${orderOf(listing, sql`each.time`, sql`each.id`)} limit ${page.limit + 1}`;
  }

  private async activeIds({ queue }: DeliveryListing): Promise<string[]> {
    const queues = queue === undefined ? this.routes.queues() : [queue];
    return (await Promise.all(queues.map((name) => this.queues.activeDeliveries(name)))).flat();
  }

  /** A job that is active in Redis may not be marked as started in the database yet, so its state is overwritten. */
  private asListed(row: RecordRow, listing: DeliveryListing): DeliveryRecord {
    return { ...toRecord(row, this.routes), state: listing.state };
  }
}

const orderOf = ({ state }: DeliveryListing, time: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  stateRules[state].newestFirst ? sql`${time} desc, ${id} desc` : sql`${time}, ${id}`;

function windowOf({ state, from, to }: DeliveryListing): RawBuilder<unknown> {
  const { time } = stateRules[state];
  const after = from ? sql`${time} >= ${from.toISOString()}::timestamptz` : sql`true`;
  const before = to ? sql`${time} < ${to.toISOString()}::timestamptz` : sql`true`;
  return sql`${after} and ${before}`;
}

function behind({ state }: DeliveryListing, after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  const { newestFirst, time } = stateRules[state];
  const cursor = readCursor(after);
  const position = sql`(${cursor.time}::timestamptz, ${cursor.id}::uuid)`;
  return newestFirst ? sql`(${time}, delivery.id) < ${position}` : sql`(${time}, delivery.id) > ${position}`;
}
