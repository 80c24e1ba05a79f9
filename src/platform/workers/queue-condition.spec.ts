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

it('is well while no job waits, or while the waiting jobs are young and a worker takes them', () => {
  expect(told({ oldestWaitingSeconds: null, workers: [] })).toBe('well');
  expect(told({ oldestWaitingSeconds: lateAfter })).toBe('well');
});

it('has no workers when jobs wait and no live process takes jobs of this queue', () => {
  expect(told({ workers: [] })).toBe('no workers');
  expect(told({ workers: [worker({ presence: 'silent' })] })).toBe('no workers');
  expect(told({ workers: [worker({ queues: ['reactions'] })] })).toBe('no workers');
  expect(told({ workers: [], oldestWaitingSeconds: 1 })).toBe('no workers');
});

it('is overloaded when jobs grow old despite live workers', () => {
  expect(told({})).toBe('overload');
  expect(told({ workers: [worker(), worker({ presence: 'silent' })] })).toBe('overload');
});

it('waits for a dependency when all its workers wait for it', () => {
  const waiting = worker({ waitingByQueue: { reindex: ['search'] } });
  expect(told({ workers: [waiting] })).toBe('waiting for');
  expect(told({ workers: [waiting, worker({ presence: 'silent' })] })).toBe('waiting for');
  expect(told({ workers: [waiting, worker()] })).toBe('overload');
});

it('is not held when only another queue of the same process waits for a dependency', () => {
  const mailIsAway = worker({ queues: ['reindex', 'mail'], waitingByQueue: { mail: ['mail'] } });
  expect(told({ workers: [mailIsAway] })).toBe('overload');
  expect(told({ workers: [mailIsAway], oldestWaitingSeconds: 1 })).toBe('well');
  expect(told({ workers: [mailIsAway], queue: 'mail' })).toBe('waiting for');
});

it('is paused before anything else', () => {
  expect(told({ paused: true, workers: [] })).toBe('paused');
});
