import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryInFlight } from './delivery-rows.js';

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
   * @throws anything: the transaction is rolled back, and the runner decides whether the try counts. So it is when the
   * time limit of the route is over; what the work still tries to write then fails.
   */
  react(payload: P, em: EntityManager, delivery: DeliveryInFlight): Promise<void>;
}

/**
 * Takes many messages at once and marks their deliveries done itself, in the transaction of its effect. Answers the
 * deliveries that were refused, each with its reason; what it throws concerns the whole batch.
 */
export interface BatchReaction {
  reactToAll(deliveries: readonly DeliveryInFlight[]): Promise<ReadonlyMap<string, Error>>;
}

/**
 * Takes one message at a time for work that no transaction can hold, such as a mail. Its delivery is claimed meanwhile,
 * so that nobody else does the same, and marked done afterwards. When the worker dies in between, the work is done again
 * a minute later: that is the only repeat there is.
 */
export interface ClaimingReaction<P = never> {
  /**
   * @throws anything: the runner decides whether the try counts; what was committed stays. After the time limit of the
   * route the next try may begin while this one still goes on.
   */
  carryOut(payload: P, delivery: DeliveryInFlight): Promise<void>;
}

/** A handler that takes one message at a time. */
export type SingleReaction<P = never> = Reaction<P> | ClaimingReaction<P>;

export const isClaimingReaction = (handler: object): handler is ClaimingReaction => 'carryOut' in handler;
export const isBatchReaction = (handler: object): handler is BatchReaction => 'reactToAll' in handler;
