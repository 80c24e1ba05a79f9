import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import type { QueueName } from '../routing/routing-table.js';

/** A filter of deliveries; properties that are left out do not restrict the result. */
export interface DeliveryFilter {
  /** Ids of deliveries. */
  readonly ids?: readonly string[];
  readonly queue?: QueueName;
  readonly consumer?: string;
  /** Kind of message. */
  readonly type?: string;
  readonly subjectId?: string;
  /** An id of any kind: delivery, message, subject or correlation. */
  readonly search?: string;
}

/**
 * Deliveries in one state. `from` and `to` apply to the time at which they failed (`failed`), were done (`done`) or
 * discarded (`discarded`), and to the due time in all other states.
 */
export interface DeliveryListing extends DeliveryFilter {
  readonly state: DeliveryState;
  readonly from?: Date;
  readonly to?: Date;
}

/**
 * Dead letters by kind and time of failure. The window is at most `Config.longestWindowDays` long, which the caller
 * checks.
 */
export interface DeadLetterSelection extends DeliveryFilter {
  readonly from: Date;
  readonly to: Date;
}
