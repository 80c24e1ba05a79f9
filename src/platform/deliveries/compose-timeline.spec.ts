import { expect, it } from '@jest/globals';
import { composeTimeline } from './compose-timeline.js';

const second = (at: number) => `2026-11-21T10:00:${String(at).padStart(2, '0')}.000Z`;
const row = {
  recordedAt: second(0),
  roundStartedAt: second(1),
  enqueuedAt: second(1),
  enqueueCount: 1,
  startedAt: second(2),
  doneAt: null,
  failedAt: null,
  discardedAt: null,
  history: [],
};
const told = (more: object) =>
  composeTimeline({ ...row, ...more }).map(({ step, at }) => `${at.slice(17, 19)} ${step}`);

it('shows recorded, queued, started and done from the row alone', () => {
  expect(told({ doneAt: second(3) })).toEqual(['00 recorded', '01 queued', '02 started', '03 done']);
});

it('shows the start of each attempt, from times in the JSON format of PostgreSQL', () => {
  const history = [{ at: second(3), step: 'refused', worker: 'a:1', started: '2026-11-21T12:00:02+02:00' }];
  expect(told({ history, startedAt: second(5), enqueueCount: 2, enqueuedAt: second(4), doneAt: second(6) })).toEqual([
    '00 recorded',
    '01 queued',
    '02 started',
    '03 refused',
    '04 queued again',
    '05 started',
    '06 done',
  ]);
});

it('shows failed once, after the last refusal', () => {
  const refused = { at: second(3), step: 'refused', started: second(2) };
  expect(told({ history: [refused], failedAt: second(3) }).slice(-2)).toEqual(['03 refused', '03 failed']);
  const failed = { at: second(3), step: 'failed', started: second(2) };
  expect(told({ history: [failed], failedAt: second(3) }).slice(-2)).toEqual(['02 started', '03 failed']);
});

it('does not show failed when an operator discarded the delivery between two attempts', () => {
  const history = [
    { at: second(3), step: 'refused', started: second(2) },
    { at: second(4), step: 'discarded', by: 'me', why: 'old', queued: second(1) },
  ];
  expect(told({ history, failedAt: second(4), discardedAt: second(4) }).slice(-2)).toEqual([
    '03 refused',
    '04 discarded',
  ]);
});

it('shows when the round before a re-drive was queued', () => {
  const history = [
    { at: second(3), step: 'refused', started: second(2) },
    { at: second(10), step: 're-driven', by: 'me', why: 'mended', queued: second(1) },
  ];
  expect(told({ history, roundStartedAt: second(11), enqueuedAt: second(11), startedAt: second(12) })).toEqual([
    '00 recorded',
    '01 queued',
    '02 started',
    '03 refused',
    '10 re-driven',
    '11 queued',
    '12 started',
  ]);
});
