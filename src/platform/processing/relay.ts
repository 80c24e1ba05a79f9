import { Injectable } from '@nestjs/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { commitLater } from '../database/commit-later.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Queues, type DueJob } from '../queues/queues.js';
import { RoutingTable, type QueueName } from '../routing/routing-table.js';

/** Deliveries enqueued in one transaction. */
const pageSize = 500;
/** Seconds after which an open delivery is enqueued again, in case Redis or a worker has lost it. */
const repeatAfter = 30;
/**
 * Bulk deliveries of a consumer in its queue above which no more are added. A worker can have more jobs than that in
 * flight, so that an urgent one always finds a place, and an import of any size takes little memory in Redis.
 */
const enoughBulk = 200;
/** Limit of the count of enqueued bulk deliveries: an older version may have enqueued a whole import. */
const mostCounted = 5_000;
/** Seconds before its due time at which a delivery is enqueued, so that later ones take no memory in Redis. */
const lookAhead = 60;

interface DueDelivery {
  id: string;
  consumer: string;
  round: number;
  /** Milliseconds until it is due. It is read from PostgreSQL, so that the backoff survives a loss of Redis. */
  delay: number;
  bulk: boolean;
}

/**
 * Moves due deliveries from the outbox to the queues. Relaying and repairing use the same query over the open
 * deliveries: there is no cursor that could miss a late commit, and a Redis that was emptied is filled again.
 */
@Injectable()
export class Relay {
  /** Whether bulk work waits until earlier bulk work of its consumer is done. */
  holdsBulkBack = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly routes: RoutingTable,
    private readonly queues: Queues,
  ) {}

  /**
   * Enqueues up to a page of due deliveries of queues that are not paused: urgent ones that were never enqueued first,
   * then bulk work, as long as its consumer has not enough of it, and last what is repeated.
   * The notes about it need not be on disk: without them the deliveries are enqueued again, and Redis has their jobs.
   * @returns the number of enqueued deliveries
   */
  async enqueueDue(): Promise<number> {
    return this.unitOfWork.run(async (em) => {
      const database = em.getKysely() as unknown as Kysely<unknown>;
      const full = await this.consumersWithEnoughBulk(database);
      this.holdsBulkBack = full.length > 0;
      const due = await this.due(database, full);
      if (due.length === 0) return 0;
      for (const [queue, jobs] of this.byQueue(due)) await this.queues.add(queue, jobs);
      await sql`
        update platform.delivery set enqueued_at = clock_timestamp(), enqueue_count = enqueue_count + 1,
          round_started_at = coalesce(round_started_at, clock_timestamp())
        where id = any(${due.map((delivery) => delivery.id)}::uuid[]) and ${commitLater}`.execute(database);
      return due.length;
    });
  }

  /** Deliveries that wait for a later attempt are not counted: those that fail again and again must not block the rest. */
  private async consumersWithEnoughBulk(database: Kysely<unknown>): Promise<string[]> {
    const { rows } = await sql<{ consumer: string }>`
      select consumer from (
        select consumer from platform.delivery
        where done_at is null and failed_at is null and bulk and enqueued_at is not null and due_at <= now()
        limit ${mostCounted}
      ) as enqueued group by consumer having count(*) >= ${enoughBulk}`.execute(database);
    return rows.map(({ consumer }) => consumer);
  }

  /**
   * Each of the three parts reads one range of the index of open deliveries, so that a backlog of one does not slow down
   * the others.
   */
  private async due(database: Kysely<unknown>, full: readonly string[]): Promise<DueDelivery[]> {
    const known = this.routes.allConsumers();
    const [consumers, queues] = [known.map((consumer) => consumer.name), known.map((consumer) => consumer.queue)];
    const isDue = sql`
      done_at is null and failed_at is null and consumer = any(array(
        select consumer from unnest(${consumers}::text[], ${queues}::text[]) as routed (consumer, queue)
        where not exists (select from platform.queue_pause where queue_pause.queue = routed.queue)
      ))
      and (claimed_until is null or claimed_until < now())
      and due_at < now() + make_interval(secs => ${lookAhead})`;
    const part = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>, most: number) => sql`
      select id, consumer, round, bulk, due_at from platform.delivery
      where ${isDue} and ${condition} order by ${order} limit ${most} for update skip locked`;
    const { rows } = await sql<DueDelivery>`
      with urgent as (${part(sql`enqueued_at is null and not bulk`, sql`id`, pageSize)}),
        bulk as (${part(
          sql`enqueued_at is null and bulk and due_at <= now() and consumer <> all(${full}::text[])`,
          sql`id`,
          enoughBulk,
        )}),
        repeated as (${part(
          sql`enqueued_at < now() - make_interval(secs => ${repeatAfter})`,
          sql`enqueued_at, bulk, id`,
          pageSize,
        )})
      select id, consumer, round, bulk, ceil(greatest(extract(epoch from due_at - now()) * 1000, 0))::int as delay
      from (
        select 1 as place, * from urgent union all select 2, * from bulk union all select 3, * from repeated
      ) as due order by place limit ${pageSize}`.execute(database);
    return rows;
  }

  /**
   * Enqueues again what Redis may have lost, at once instead of after half a minute: deliveries that were enqueued within
   * that time. Jobs that Redis still has are not added twice.
   */
  async repeatRecent(): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      await sql`
        update platform.delivery set enqueued_at = null where id in (
          select id from platform.delivery
          where done_at is null and failed_at is null
            and enqueued_at > now() - make_interval(secs => ${repeatAfter})
          for update skip locked
        )`.execute(em.getKysely());
    });
    while ((await this.enqueueDue()) > 0);
  }

  private byQueue(due: readonly DueDelivery[]): Map<QueueName, DueJob[]> {
    const jobs = new Map<QueueName, DueJob[]>();
    for (const { id, consumer, round, delay, bulk } of due) {
      const queue = this.routes.consumer(consumer)?.queue;
      if (!queue) continue;
      jobs.set(queue, [...(jobs.get(queue) ?? []), { deliveryId: id, round, consumer, delay, bulk }]);
    }
    return jobs;
  }
}
