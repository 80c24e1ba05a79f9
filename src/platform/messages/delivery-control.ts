import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import type { Intervention } from './intervention.js';

/**
 * Whether it was done, or why not: there is no such delivery, a worker has it in its hands, or it stands where this makes
 * no sense (a retry of what is done).
 */
export type ControlOutcome = 'done' | 'unknown' | 'running' | { not: DeliveryState };

/** What an operator can do to one delivery, in the caller's transaction. */
@Injectable()
export class DeliveryControl {
  /** Failed: a new round. Delayed: now. */
  retry(_em: EntityManager, _deliveryId: string, _intervention: Intervention): Promise<ControlOutcome> {
    throw new Error('not built yet');
  }

  /** Delayed: now, with the tries it has left. */
  promote(_em: EntityManager, _deliveryId: string, _intervention: Intervention): Promise<ControlOutcome> {
    throw new Error('not built yet');
  }

  /** Waiting, delayed or failed: discarded. */
  remove(_em: EntityManager, _deliveryId: string, _intervention: Intervention): Promise<ControlOutcome> {
    throw new Error('not built yet');
  }
}
