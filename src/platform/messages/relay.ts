import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Queues, type DueJob } from '../queues/queues.js';
import { newDelivery } from './message-rows.js';
import { RoutingTable, type QueueName } from './routing-table.js';

/** Deliveries enqueued in one transaction. */
const pageSize = 500;
/** Seconds after which an open delivery is enqueued again, for the case that Redis or a worker lost it. */
const repeatAfter = 30;

interface DueDelivery {
  id: string;
  consumer: string;
  round: number;
  /** Milliseconds until it is due; a refused try comes again later, also when Redis has forgotten it. */
  delay: number;
}

/**
 * Moves what is due from the outbox into the queues. Relay and repair are the same query over the open deliveries:
 * there is no cursor that a late commit could slip behind, and an emptied Redis is refilled by itself.
 */
@Injectable()
export class Relay {
  constructor(
    private readonly orm: MikroORM,
    private readonly unitOfWork: UnitOfWork,
    private readonly routes: RoutingTable,
    private readonly queues: Queues,
  ) {}

  /** Enqueues up to a page of due deliveries of queues that are not paused, never enqueued ones first. Answers how many. */
  async enqueueDue(): Promise<number> {
    const known = this.routes.allConsumers();
    const [consumers, queues] = [known.map((consumer) => consumer.name), known.map((consumer) => consumer.queue)];
    return this.unitOfWork.run(async (em) => {
      const database = em.getKysely() as unknown as Kysely<unknown>;
      const { rows: due } = await sql<DueDelivery>`
        select id, consumer, round, ceil(greatest(extract(epoch from due_at - now()) * 1000, 0))::int as delay
        from platform.delivery
        where done_at is null and failed_at is null and consumer = any(array(
            select consumer from unnest(${consumers}::text[], ${queues}::text[]) as routed (consumer, queue)
            where not exists (select from platform.queue_pause where queue_pause.queue = routed.queue)
          ))
          and (enqueued_at is null or enqueued_at < now() - make_interval(secs => ${repeatAfter}))
          and (claimed_until is null or claimed_until < now())
        order by enqueued_at asc nulls first, id
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

  /**
   * Adds deliveries that the present routes name and messages of the last hour lack: they were written by an older
   * version of the product that runs beside this one during an upgrade.
   */
  async addMissingDeliveries(): Promise<void> {
    const database = this.orm.em.fork().getKysely() as unknown as Kysely<unknown>;
    for (const { type, consumers } of this.routes.entries()) {
      for (const { name } of consumers) {
        const { rows } = await sql<{ id: string }>`
          select id from platform.message where type = ${type} and occurred_at > now() - interval '1 hour'
            and not exists (select from platform.delivery where message_id = message.id and consumer = ${name})
          `.execute(database);
        for (const { id } of rows) await this.addDelivery(id, name, database);
      }
    }
  }

  private async addDelivery(messageId: string, consumer: string, database: Kysely<unknown>): Promise<void> {
    const delivery = newDelivery(messageId, consumer);
    await sql`
      insert into platform.delivery (id, message_id, consumer, round, enqueue_count, starts, attempts, history)
      values (${delivery.id}, ${messageId}, ${consumer}, 0, 0, 0, 0, '[]')
      on conflict (message_id, consumer) do nothing`.execute(database);
  }

  private byQueue(due: readonly DueDelivery[]): Map<QueueName, DueJob[]> {
    const jobs = new Map<QueueName, DueJob[]>();
    for (const { id, consumer, round, delay } of due) {
      const queue = this.routes.consumer(consumer)?.queue;
      if (!queue) continue;
      jobs.set(queue, [...(jobs.get(queue) ?? []), { deliveryId: id, round, delay }]);
    }
    return jobs;
  }
}
