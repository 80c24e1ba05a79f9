import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager, RequiredEntityData } from '@mikro-orm/core';
import type { Fact } from '#contracts/shared/message.js';
import { currentCorrelation } from '../logging/correlation.js';
import { Delivery } from '../deliveries/delivery.js';
import type { RoutingTable } from '../routing/routing-table.js';
import { StoredMessage } from './stored-message.js';

/**
 * Creates the rows of a fact: the message, and a delivery for each consumer. The caller persists them.
 * @param bulk whether no user waits for it: other deliveries take precedence
 */
export function messageRows(fact: Fact, em: EntityManager, routes: RoutingTable, bulk = false): object[] {
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
  const deliveries = routes
    .consumersOf(fact.type)
    .map((consumer) => em.create(Delivery, { ...newDelivery(message.id, consumer.name), bulk }, { persist: false }));
  return [message, ...deliveries];
}

/** A new delivery, which the relay has not enqueued yet. */
export const newDelivery = (messageId: string, consumer: string): RequiredEntityData<Delivery> => ({
  id: randomUUIDv7(),
  messageId,
  consumer,
  round: 0,
  roundStartedAt: null,
  enqueuedAt: null,
  enqueueCount: 0,
  claimedUntil: null,
  claimId: null,
  doneAt: null,
  failedAt: null,
  discardedAt: null,
  startedAt: null,
  starts: 0,
  attempts: 0,
  history: [],
});
