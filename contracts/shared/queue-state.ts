/**
 * `well`; `paused` by an operator; `no workers`: work waits and nobody alive takes it; `waiting for`: its workers live
 * and wait for a dependency that is down; `overload`: they work, and what waits grows older.
 */
export const queueConditions = ['well', 'paused', 'no workers', 'waiting for', 'overload'] as const;
export type QueueCondition = (typeof queueConditions)[number];

/** Numbers of deliveries of a queue, by state. */
export interface QueueDepth {
  /** Due, for a worker or for the relay (active ones are counted, too). */
  waiting: number;
  /** Come again later, after a refused try. */
  delayed: number;
  /** Dead letters. */
  failed: number;
  /** Seconds since the oldest waiting delivery became due; null when none waits. */
  oldestWaitingSeconds: number | null;
}

/** An operator's pause of a queue. */
export interface QueuePause {
  /** ISO 8601 in UTC. */
  since: string;
  by: string;
  why: string;
}

/** How fast a queue is worked off. */
export interface QueueThroughput {
  /** Deliveries done in each of the last 60 whole minutes, oldest first. */
  donePerMinute: number[];
  /** Mean of the last five minutes, the present one included, per minute. */
  rate: number;
}
