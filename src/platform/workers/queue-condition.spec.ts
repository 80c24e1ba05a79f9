import { expect, it } from '@jest/globals';
import { lateAfter, queueCondition, type QueueSignals } from './queue-condition.js';

type Worker = QueueSignals['workers'][number];
const worker = (more: Partial<Worker> = {}): Worker => ({
  queues: ['reindex'],
  presence: 'alive',
  waitingByQueue: {},
  ...more,
});
const told = (more: Partial<QueueSignals>) =>
  queueCondition({
    queue: 'reindex',
    paused: false,
    oldestWaitingSeconds: lateAfter + 1,
    workers: [worker()],
    ...more,
  });

it('is well while nothing waits, and while what waits is young and somebody takes it', () => {
  expect(told({ oldestWaitingSeconds: null, workers: [] })).toBe('well');
  expect(told({ oldestWaitingSeconds: lateAfter })).toBe('well');
});

it('has no workers when work waits and nobody alive takes jobs of this queue', () => {
  expect(told({ workers: [] })).toBe('no workers');
  expect(told({ workers: [worker({ presence: 'silent' })] })).toBe('no workers');
  expect(told({ workers: [worker({ queues: ['reactions'] })] })).toBe('no workers');
  expect(told({ workers: [], oldestWaitingSeconds: 1 })).toBe('no workers');
});

it('is overloaded when live workers let it grow old', () => {
  expect(told({})).toBe('overload');
  expect(told({ workers: [worker(), worker({ presence: 'silent' })] })).toBe('overload');
});

it('waits for a dependency when all who could work wait for it', () => {
  const waiting = worker({ waitingByQueue: { reindex: ['search'] } });
  expect(told({ workers: [waiting] })).toBe('waiting for');
  expect(told({ workers: [waiting, worker({ presence: 'silent' })] })).toBe('waiting for');
  expect(told({ workers: [waiting, worker()] })).toBe('overload');
});

it('is not held by what another queue of the same process waits for', () => {
  const mailIsAway = worker({ queues: ['reindex', 'mail'], waitingByQueue: { mail: ['mail'] } });
  expect(told({ workers: [mailIsAway] })).toBe('overload');
  expect(told({ workers: [mailIsAway], oldestWaitingSeconds: 1 })).toBe('well');
  expect(told({ workers: [mailIsAway], queue: 'mail' })).toBe('waiting for');
});

it('is paused before anything else', () => {
  expect(told({ paused: true, workers: [] })).toBe('paused');
});
