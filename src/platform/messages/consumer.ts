import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryInHand } from './delivery-rows.js';

export interface ConsumerDeclaration {
  /** As routed in `message-routes.ts`. */
  readonly consumer: string;
  /** Dependencies it works with besides the database, by the names of their probes. */
  readonly needs?: readonly string[];
}

/** Marks a provider as the one that takes the messages routed to this consumer. */
export const Consumes = DiscoveryService.createDecorator<ConsumerDeclaration>();

/**
 * Takes one message at a time, inside the unit of work that also marks its delivery done. It may be handed the same
 * message twice and messages in any order.
 */
export interface Reaction<P = never> {
  /**
   * @throws anything: the transaction is rolled back, and the runner decides whether the try counts
   */
  react(payload: P, em: EntityManager, delivery: DeliveryInHand): Promise<void>;
}

/**
 * Takes many messages at once and marks their deliveries done itself, in the transaction of its effect. Answers the
 * deliveries that were refused, each with its reason; what it throws concerns the whole batch.
 */
export interface BatchReaction {
  reactToAll(deliveries: readonly DeliveryInHand[]): Promise<ReadonlyMap<string, Error>>;
}

export const isBatchReaction = (handler: object): handler is BatchReaction => 'reactToAll' in handler;
