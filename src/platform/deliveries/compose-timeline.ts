import type { TimelineEntry } from '#contracts/shared/delivery-timeline.js';
import type { StoryRow } from './delivery-columns.js';

type TimelineRow = Pick<
  StoryRow,
  'recordedAt' | 'roundStartedAt' | 'enqueuedAt' | 'enqueueCount' | 'startedAt' | 'doneAt' | 'failedAt' | 'history'
> & { discardedAt: string | null };

/**
 * Builds the timeline of a delivery, in order of time, from its row: the times that the statements of the hot path set
 * anyway, and the steps of its history. If a round was enqueued several times, the first and the last are known.
 */
export function composeTimeline(row: TimelineRow): TimelineEntry[] {
  const entries: TimelineEntry[] = [{ at: row.recordedAt, step: 'recorded' }];
  const starts = new Set<string>();
  const queued = new Set<string>();
  for (const { started, queued: enqueued, ...step } of row.history) {
    if (enqueued) queued.add(inIso(enqueued));
    if (started) starts.add(inIso(started));
    entries.push(step);
  }
  if (row.roundStartedAt) queued.add(row.roundStartedAt);
  if (row.startedAt) starts.add(row.startedAt);
  for (const at of queued) entries.push({ at, step: 'queued' });
  for (const at of starts) entries.push({ at, step: 'started' });
  const again = row.enqueueCount > 1 && row.enqueuedAt !== null && !queued.has(row.enqueuedAt);
  if (again) entries.push({ at: row.enqueuedAt as string, step: 'queued again' });
  if (row.doneAt) entries.push({ at: row.doneAt, step: 'done' });
  if (row.failedAt && hasNoAttemptsLeft(row)) entries.push({ at: row.failedAt, step: 'failed' });
  return entries.sort((a, b) => a.at.localeCompare(b.at) || rank(a) - rank(b));
}

/** Normalizes a time from JSON, which PostgreSQL writes with all its digits and an offset. */
const inIso = (time: string) => new Date(time).toISOString();

/** Whether the last refusal made the delivery a dead letter: this writes no step of its own. */
function hasNoAttemptsLeft({ history, failedAt, discardedAt }: TimelineRow): boolean {
  const last = history.findLast((step) => step.by === undefined);
  return last?.step === 'refused' && failedAt !== discardedAt;
}

/** Order of steps within the same millisecond. */
const order = ['recorded', 'queued', 'queued again', 'started', 'put back', 'refused', 'failed', 'worker died'];
const rank = ({ step }: TimelineEntry) => (order.includes(step) ? order.indexOf(step) : order.length);
