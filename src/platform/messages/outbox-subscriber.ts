import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager, EventSubscriber, FlushEventArgs, RequiredEntityData } from '@mikro-orm/core';
import type { Fact } from '#contracts/shared/message.js';
import { currentCorrelation } from '../logging/correlation.js';
import { takeFacts } from '../domain/aggregate.js';
import { Delivery } from './delivery.js';
import type { RoutingTable } from './routing-table.js';
import { StoredMessage } from './stored-message.js';

/**
 * Writes what aggregates recorded, with a delivery for each consumer, in the transaction that changes them. It looks at
 * every entity the unit of work knows (loaded, new, removed), so a fact is written even when it is the only change.
 */
export class OutboxSubscriber implements EventSubscriber {
  constructor(private readonly routes: RoutingTable) {}

  onFlush({ em, uow }: FlushEventArgs): void {
    const known = new Set<object>([
      ...uow.getIdentityMap().values(),
      ...uow.getPersistStack(),
      ...uow.getRemoveStack(),
    ]);
    for (const entity of known) {
      for (const fact of takeFacts(entity)) {
        for (const row of this.rowsOf(fact, em)) uow.computeChangeSet(row);
      }
    }
  }

  private rowsOf(fact: Fact, em: EntityManager): object[] {
    const { correlationId, causationId } = currentCorrelation();
    const message = em.create(
      StoredMessage,
      {
        id: randomUUIDv7(),
        type: fact.type,
        version: fact.version,
        subjectId: fact.subjectId,
        payload: fact.payload,
        correlationId,
        causationId: causationId ?? null,
        occurredAt: new Date(),
      },
      { persist: false },
    );
    const deliveries = this.routes
      .consumersOf(fact.type)
      .map((consumer) => em.create(Delivery, newDelivery(message.id, consumer.name), { persist: false }));
    return [message, ...deliveries];
  }
}

/** A delivery that was never enqueued. */
export const newDelivery = (messageId: string, consumer: string): RequiredEntityData<Delivery> => ({
  id: randomUUIDv7(),
  messageId,
  consumer,
  round: 0,
  roundStartedAt: null,
  enqueuedAt: null,
  enqueueCount: 0,
  claimedUntil: null,
  doneAt: null,
  failedAt: null,
  starts: 0,
  attempts: 0,
  history: [],
});
