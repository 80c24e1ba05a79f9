import type { JobAction } from '#contracts/operations/operations-words.js';
import type { DeliveryState } from '#contracts/shared/delivery-record.js';

/** The actions that each state of a job allows. */
export const actionsIn: Record<DeliveryState, readonly JobAction[]> = {
  waiting: ['discard'],
  active: [],
  delayed: ['retry', 'promote', 'discard'],
  failed: ['retry', 'discard'],
  done: [],
  discarded: [],
};
