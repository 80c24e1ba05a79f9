import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { QueuePause } from '#contracts/shared/queue-state.js';
import type { Intervention } from '../messages/intervention.js';
import type { QueueName } from '../messages/routing-table.js';

/**
 * Queues that an operator has paused. Kept in PostgreSQL, so that an emptied Redis does not let them run; workers and
 * relay obey within seconds, jobs in hand are finished.
 */
@Injectable()
export class QueuePauses {
  all(): Promise<ReadonlyMap<QueueName, QueuePause>> {
    throw new Error('not built yet');
  }

  /** In the caller's transaction; answers whether it was running before. */
  pause(_em: EntityManager, _queue: QueueName, _intervention: Intervention): Promise<boolean> {
    throw new Error('not built yet');
  }

  /** In the caller's transaction; answers whether it was paused before. */
  resume(_em: EntityManager, _queue: QueueName): Promise<boolean> {
    throw new Error('not built yet');
  }
}
