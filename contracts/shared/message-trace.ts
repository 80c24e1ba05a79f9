import type { DeliveryRecord } from './delivery-record.js';

/** A message with its deliveries. */
export interface MessageTrace {
  id: string;
  type: string;
  version: number;
  subjectId: string;
  payload: unknown;
  correlationId: string;
  /** The message whose consumer wrote this one; null when a request or a timer did. */
  causationId: string | null;
  /** ISO 8601 in UTC. */
  recordedAt: string;
  deliveries: DeliveryRecord[];
}
