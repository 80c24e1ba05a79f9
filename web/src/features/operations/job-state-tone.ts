import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import type { StatusTone } from '../../ui/status-word.js';

/** Dead letters are faults and delayed jobs are warnings; all other states are neutral. */
export const jobStateTone = {
  waiting: 'off',
  active: 'good',
  delayed: 'late',
  failed: 'bad',
  done: 'good',
  discarded: 'off',
} as const satisfies Record<DeliveryState, StatusTone>;
