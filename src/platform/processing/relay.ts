import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Queues, type DueJob } from '../queues/queues.js';
import { RoutingTable, type QueueName } from '../routing/routing-table.js';

/** Deliveries enqueued in one transaction. */
const pageSize = 500;
/** Seconds after which an open delivery is enqueued again, in case Redis or a worker has lost it. */
const repeatAfter = 30;
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
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly routes: RoutingTable,
    private readonly queues: Queues,
  ) {}

  /**
   * Enqueues up to a page of due deliveries of queues that are not paused: those that were never enqueued first, and
   * among these bulk work last.
   * @returns the number of enqueued deliveries
   */
  async enqueueDue(): Promise<number> {
    const known = this.routes.allConsumers();
    const [consumers, queues] = [known.map((consumer) => consumer.name), known.map((consumer) => consumer.queue)];
    return this.unitOfWork.run(async (em) => {
      const database = em.getKysely() as unknown as Kysely<unknown>;
      const { rows: due } = await sql<DueDelivery>`
        select id, consumer, round, bulk, ceil(greatest(extract(epoch from due_at - now()) * 1000, 0))::int as delay
        from platform.delivery
        where done_at is null and failed_at is null and consumer = any(array(
            select consumer from unnest(${consumers}::text[], ${queues}::text[]) as routed (consumer, queue)
            where not exists (select from platform.queue_pause where queue_pause.queue = routed.queue)
          ))
          and (enqueued_at is null or enqueued_at < now() - make_interval(secs => ${repeatAfter}))
          and (claimed_until is null or claimed_until < now())
          and due_at < now() + make_interval(secs => ${lookAhead})
        order by enqueued_at asc nulls first, bulk, id
        limit ${pageSize} for update skip locked`.execute(database);
      if (due.length === 0) return 0;
      for (const [queue, jobs] of this.byQueue(due)) await this.queues.add(queue, jobs);
      await sql`
        update platform.delivery set enqueued_at = clock_timestamp(), enqueue_count = enqueue_count + 1,
          round_started_at = coalesce(round_started_at, clock_timestamp())
        where id = any(${due.map((delivery) => delivery.id)}::uuid[])`.execute(database);
      return due.length;
    });
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
