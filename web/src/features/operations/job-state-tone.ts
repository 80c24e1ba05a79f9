import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import type { StatusTone } from '../../ui/status-word.js';

/** A dead letter is a fault, a later try wants a look, what is over or waits its turn is quiet. */
export const jobStateTone = {
  waiting: 'off',
  active: 'good',
  delayed: 'late',
  failed: 'bad',
  done: 'good',
  discarded: 'off',
} as const satisfies Record<DeliveryState, StatusTone>;
