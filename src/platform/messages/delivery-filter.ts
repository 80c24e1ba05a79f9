import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import type { QueueName } from './routing-table.js';

/** Which deliveries are asked for; parts that are left out exclude nothing. */
export interface DeliveryFilter {
  /** Ids of deliveries. */
  readonly ids?: readonly string[];
  readonly queue?: QueueName;
  readonly consumer?: string;
  /** Kind of message. */
  readonly type?: string;
  readonly subjectId?: string;
  /** An id of any kind: of a delivery, a message, a subject, or a correlation id. */
  readonly search?: string;
}

/** Deliveries in one state. The time of `failed` is when they failed, of `done` when, of all others when they are due. */
export interface DeliveryListing extends DeliveryFilter {
  readonly state: DeliveryState;
  readonly from?: Date;
  readonly to?: Date;
}

/** Dead letters by kind and the time when they failed; at most `Config.longestWindowDays` apart, which the caller checks. */
export interface DeadLetterSelection extends DeliveryFilter {
  readonly from: Date;
  readonly to: Date;
}
