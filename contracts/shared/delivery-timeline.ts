import type { DeliveryRecord } from './delivery-record.js';

export const timelineSteps = [
  'recorded',
  'queued',
  'queued again',
  'started',
  'refused',
  'put back',
  'failed',
  'worker died',
  're-driven',
  'promoted',
  'discarded',
  'done',
] as const;
export type TimelineStep = (typeof timelineSteps)[number];

/** One entry in the life of a delivery, in order of time. */
export interface TimelineEntry {
  /** ISO 8601 in UTC. */
  at: string;
  step: TimelineStep;
  /** Host and process that did it. */
  worker?: string;
  /** The operator of a re-drive, a promotion or a discard, and the reason given. */
  by?: string;
  why?: string;
  error?: string;
  stack?: string;
}

/** A delivery with everything that is known of it: what it carries and what happened to it (the last 20 steps). */
export interface DeliveryStory extends DeliveryRecord {
  payload: unknown;
  /** The message whose consumer wrote this one's message. */
  causationId: string | null;
  enqueueCount: number;
  /** Starts since the last answer. */
  starts: number;
  timeline: TimelineEntry[];
}
