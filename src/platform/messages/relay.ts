import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Queues, type DueJob } from '../queues/queues.js';
import { RoutingTable, type QueueName } from './routing-table.js';

/** Deliveries enqueued in one transaction. */
const pageSize = 500;
/** Seconds after which an open delivery is enqueued again, for the case that Redis or a worker lost it. */
const repeatAfter = 30;
/** Seconds before a delivery is due from which it is in its queue: what is due later costs Redis nothing. */
const lookAhead = 60;

interface DueDelivery {
  id: string;
  consumer: string;
  round: number;
  /** Milliseconds until it is due; a refused try comes again later, also when Redis has forgotten it. */
  delay: number;
  bulk: boolean;
}

/**
 * Moves what is due from the outbox into the queues. Relay and repair are the same query over the open deliveries:
 * there is no cursor that a late commit could slip behind, and an emptied Redis is refilled by itself.
 */
@Injectable()
export class Relay {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly routes: RoutingTable,
    private readonly queues: Queues,
  ) {}

  /**
   * Enqueues up to a page of due deliveries of queues that are not paused, never enqueued ones first, and of these what
   * people wait for before bulk work. Answers how many.
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
