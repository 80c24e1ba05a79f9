import { Injectable } from '@nestjs/common';
import type { QueueDepth, QueueThroughput } from '#contracts/shared/queue-state.js';
import type { QueueName } from '../messages/routing-table.js';

/** What is measured of the queues. Each method is one cheap question with an answer for every queue. */
@Injectable()
export class QueueGauges {
  /** From PostgreSQL. */
  depths(): Promise<ReadonlyMap<QueueName, QueueDepth>> {
    throw new Error('not built yet');
  }

  /** From PostgreSQL. */
  throughput(): Promise<ReadonlyMap<QueueName, QueueThroughput>> {
    throw new Error('not built yet');
  }

  /**
   * Jobs in the hands of workers, from Redis.
   * @throws when Redis does not answer within 500 ms
   */
  active(): Promise<ReadonlyMap<QueueName, number>> {
    throw new Error('not built yet');
  }

  /** Seconds since the oldest delivery that the relay has not enqueued became due; 0 when there is none. */
  outboxAge(): Promise<number> {
    throw new Error('not built yet');
  }
}

/** Seconds until what waits is worked off at the present rate; 0 when nothing waits, null when nothing gets done. */
export const secondsToDrain = (depth: QueueDepth, { rate }: QueueThroughput): number | null =>
  depth.waiting === 0 ? 0 : rate > 0 ? Math.ceil((depth.waiting / rate) * 60) : null;
