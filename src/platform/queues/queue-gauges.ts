import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { QueueDepth, QueueThroughput } from '#contracts/shared/queue-state.js';
import { ReadDatabase } from '../database/read-database.js';
import { RoutingTable, type QueueName } from '../routing/routing-table.js';
import { Queues } from './queues.js';

/** Number of whole minutes in the throughput of a queue. */
const minutes = 60;
/** Minutes over which the current rate is averaged. */
const rateWindow = 5;

/** Measures the queues. Each method is one cheap query with a result for every queue. */
@Injectable()
export class QueueGauges {
  constructor(
    private readonly database: ReadDatabase,
    private readonly routes: RoutingTable,
    private readonly queues: Queues,
  ) {}

  /** Reads the depth of each queue from PostgreSQL. */
  async depths(): Promise<ReadonlyMap<QueueName, QueueDepth>> {
    const { rows } = await sql<QueueDepth & { queue: QueueName }>`
      select queue, coalesce(sum(open.waiting), 0)::int as waiting, coalesce(sum(open.delayed), 0)::int as delayed,
        coalesce(sum(dead.failed), 0)::int as failed,
        extract(epoch from now() - min(oldest.due_at))::float as "oldestWaitingSeconds"
      from ${this.consumers()}
      left join (
        select consumer, count(*) filter (where due_at <= now()) as waiting, count(*) filter (where due_at > now()) as delayed
        from platform.delivery where done_at is null and failed_at is null group by consumer
      ) as open on open.consumer = routed.consumer
      left join (
        select consumer, count(*) as failed from platform.delivery
        where failed_at is not null and discarded_at is null group by consumer
      ) as dead on dead.consumer = routed.consumer
      left join lateral (
        select due_at from platform.delivery
        where consumer = routed.consumer and done_at is null and failed_at is null and starts = 0 and due_at <= now()
        order by due_at limit 1
      ) as oldest on true
      group by queue`.execute(this.database.tables());
    return new Map(rows.map(({ queue, ...depth }) => [queue, depth]));
  }

  /**
   * Counts the deliveries done in the whole minutes before `now`, from PostgreSQL. Minutes follow the clock of this
   * process, as do the other sparklines of the overview.
   */
  async throughput(now = new Date()): Promise<ReadonlyMap<QueueName, QueueThroughput>> {
    const present = sql`${now}::timestamptz`;
    const { rows } = await sql<{ queue: QueueName; ago: number | null; done: number; recent: number }>`
      select queue, counted.ago, coalesce(sum(counted.done), 0)::int as done, coalesce(sum(counted.recent), 0)::int as recent
      from ${this.consumers()}
      left join lateral (
        select (extract(epoch from date_trunc('minute', ${present}) - date_trunc('minute', done_at)) / 60)::int as ago,
          count(*) as done,
          count(*) filter (where done_at > ${present} - make_interval(mins => ${rateWindow})) as recent
        from platform.delivery
        where consumer = routed.consumer and done_at is not null
          and done_at >= date_trunc('minute', ${present}) - make_interval(mins => ${minutes})
        group by 1
      ) as counted on true
      group by queue, counted.ago`.execute(this.database.tables());
    return new Map(
      [...Map.groupBy(rows, (row) => row.queue)].map(([queue, counted]) => {
        const donePerMinute = Array.from({ length: minutes }, () => 0);
        for (const { ago, done } of counted) if (ago !== null && ago >= 1) donePerMinute[minutes - ago] = done;
        return [queue, { donePerMinute, rate: counted.reduce((sum, { recent }) => sum + recent, 0) / rateWindow }];
      }),
    );
  }

  /**
   * Counts the jobs that workers are running, from Redis.
   * @throws when Redis does not answer within 500 ms
   */
  active(): Promise<ReadonlyMap<QueueName, number>> {
    return this.queues.countActive(this.routes.queues());
  }

  /**
   * Counts due deliveries and scheduled messages without a consumer in this version: no worker of this version takes
   * them.
   */
  async unknown(): Promise<{ count: number; oldestSeconds: number }> {
    const known = this.routes.allConsumers().map(({ name }) => name);
    const { rows } = await sql<{ count: number; oldestSeconds: number }>`
      select count(*)::int as count, coalesce(extract(epoch from now() - min(due_at)), 0)::float as "oldestSeconds"
      from (
        select due_at from platform.delivery
        where done_at is null and failed_at is null and due_at <= now() and consumer <> all(${known}::text[])
        union all
        select due_at from platform.scheduled_message
        where due_at <= now() and type <> all(${this.routes.types()}::text[])
      ) as nobodys`.execute(this.database.tables());
    return rows[0] ?? { count: 0, oldestSeconds: 0 };
  }

  /**
   * Age in seconds of the oldest due delivery or scheduled message that the relay has not moved; 0 when there is none.
   * Bulk work does not count while its consumer still has some in the queue: the relay holds it back on purpose.
   */
  async outboxAge(): Promise<number> {
    const isLeft = sql`done_at is null and failed_at is null and enqueued_at is null and due_at <= now()
      and not exists (select from platform.queue_pause where queue_pause.queue = routed.queue)`;
    const { rows } = await sql<{ age: number | null }>`
      select extract(epoch from now() - least(
        (
          select due_at from ${this.consumers()} join platform.delivery on delivery.consumer = routed.consumer
          where ${isLeft} and not bulk order by delivery.id limit 1
        ),
        (
          select min(left_over.due_at) from ${this.consumers()} cross join lateral (
            select due_at from platform.delivery where delivery.consumer = routed.consumer and bulk and ${isLeft}
            order by due_at limit 1
          ) as left_over
          where not exists (
            select from platform.delivery where delivery.consumer = routed.consumer and bulk
              and done_at is null and failed_at is null and enqueued_at is not null and due_at <= now()
          )
        ),
        (
          select min(due_at) from platform.scheduled_message
          where due_at <= now() and type = any(${this.routes.types()}::text[])
        )
      ))::float as age`.execute(this.database.tables());
    return rows[0]?.age ?? 0;
  }

  private consumers() {
    const known = this.routes.allConsumers();
    return sql`unnest(${known.map((one) => one.name)}::text[], ${known.map((one) => one.queue)}::text[])
      as routed (consumer, queue)`;
  }
}

/** Seconds until the backlog is empty at the current rate; 0 when it is empty, null when no job gets done. */
export const secondsToDrain = (depth: QueueDepth, { rate }: QueueThroughput): number | null =>
  depth.waiting === 0 ? 0 : rate > 0 ? Math.ceil((depth.waiting / rate) * 60) : null;
