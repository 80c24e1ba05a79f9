import type { QueueState } from '#contracts/operations/operations-words.js';
import type { StatusTone } from '../../ui/status-word.js';

const tones = {
  working: 'good',
  held: 'bad',
  stopped: 'bad',
  behind: 'late',
  paused: 'late',
  unknown: 'off',
} as const satisfies Record<QueueState, StatusTone>;

/** Held and stopped are faults, behind and paused are warnings. */
export const queueTone = (state: QueueState): StatusTone => tones[state];
