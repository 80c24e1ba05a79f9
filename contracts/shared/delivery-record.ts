/**
 * Where a delivery stands. `waiting`: due, for a worker or for the relay; `delayed`: comes again at `dueAt` after a
 * refused try; `active`: in the hands of a worker; `done`; `failed`: a dead letter; `discarded`: given up by an operator.
 */
export const deliveryStates = ['waiting', 'active', 'delayed', 'failed', 'done', 'discarded'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A message on its way to one consumer, as operators see it. Times are ISO 8601 in UTC. */
export interface DeliveryRecord {
  id: string;
  messageId: string;
  /** Kind of message, `<context>.<fact-in-past-tense>`. */
  type: string;
  version: number;
  /** The subject of the message: a webstore's id, a user's id. */
  subjectId: string;
  correlationId: string;
  consumer: string;
  /** Null for a consumer that this version of the product does not know. */
  queue: string | null;
  state: DeliveryState;
  /** The number of times that an operator has re-driven it. */
  round: number;
  /** Counted tries in this round, and how many there may be. */
  attempts: number;
  attemptsAllowed: number | null;
  /** When the message was written. */
  recordedAt: string;
  /** When it became due, or will. */
  dueAt: string;
  /** The last start. */
  startedAt: string | null;
  doneAt: string | null;
  failedAt: string | null;
  discardedAt: string | null;
  /** The error of the last attempt, shortened to 200 characters. */
  lastError: string | null;
}

/** One page of deliveries; `next` asks for the page behind it and is absent on the last. */
export interface DeliveryPage {
  items: DeliveryRecord[];
  next?: string;
}
