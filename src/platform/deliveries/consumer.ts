import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeliveryInFlight } from './delivery-rows.js';

export interface ConsumerDeclaration {
  /** Name in `message-routes.ts`. */
  readonly consumer: string;
  /** Dependencies that it needs besides the database, by the names of their probes. */
  readonly needs?: readonly string[];
}

/** Marks a provider as the handler of a consumer. */
export const Consumes = DiscoveryService.createDecorator<ConsumerDeclaration>();

/**
 * Handles one message at a time, inside the unit of work that also marks its delivery as done. It may receive a message
 * twice, and messages in any order.
 */
export interface Reaction<P = never> {
  /**
   * @throws any error: the transaction is rolled back, and the runner decides whether the attempt counts. The same
   * happens when the route's time limit is over; later writes of this attempt fail.
   */
  react(payload: P, em: EntityManager, delivery: DeliveryInFlight): Promise<void>;
}

/**
 * Handles many messages at once and marks their deliveries as done itself, in the transaction of its effect. Returns
 * the refused deliveries, each with its error; an error that is thrown concerns the whole batch.
 */
export interface BatchReaction {
  reactToAll(deliveries: readonly DeliveryInFlight[]): Promise<ReadonlyMap<string, Error>>;
}

/**
 * Handles one message at a time for work that cannot be part of a transaction, such as sending a mail. The delivery is
 * claimed meanwhile, so that no other worker handles it too, and marked as done afterwards. Only if the worker dies in
 * between, the work is repeated, a minute later.
 */
export interface ClaimingReaction<P = never> {
  /**
   * @throws any error: the runner decides whether the attempt counts; committed changes stay. After the route's time
   * limit, the next attempt may begin while this one is still running.
   */
  carryOut(payload: P, delivery: DeliveryInFlight): Promise<void>;

  /**
   * Notifies those who wait for the work that it has failed. It is called before the delivery becomes a dead letter, at
   * least once: only the runner knows whether an error counts.
   */
  giveUp?(payload: P): Promise<void>;
}

/** A handler of one message at a time. */
export type SingleReaction<P = never> = Reaction<P> | ClaimingReaction<P>;

export const isClaimingReaction = (handler: object): handler is ClaimingReaction => 'carryOut' in handler;
export const isBatchReaction = (handler: object): handler is BatchReaction => 'reactToAll' in handler;
