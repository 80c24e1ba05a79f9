import type { DeliveryState } from '../shared/delivery-record.js';
import type { TimelineEntry } from '../shared/delivery-timeline.js';
import type { AuditedAction, IndexRunKind, IndexRunState, JobAction, RedriveState } from './operations-words.js';

/** Who did something. */
export interface PersonView {
  userId: string;
  /** Email address; null when the person is gone. */
  email: string | null;
}

/** The webstore that a job is about. */
export interface TracedWebstoreView {
  id: string;
  name: string;
  /** Web address; null while it has none. */
  url: string | null;
  vendorId: string;
}

/** One delivery of a message to one consumer. */
export interface JobRowView {
  id: string;
  /** Null for a consumer that this version of Posy does not know. */
  queue: string | null;
  consumer: string;
  state: DeliveryState;
  messageId: string;
  messageType: string;
  subjectId: string;
  /** Null when the message is not about a webstore. */
  webstore: TracedWebstoreView | null;
  /** Counted tries. */
  attempts: number;
  /** Re-drives. */
  round: number;
  recordedAt: string;
  /** When it became due, or will: a delayed job is tried again then. */
  dueAt: string;
  startedAt: string | null;
  /** When it was done, failed or was discarded. */
  endedAt: string | null;
  /** What the last try was answered with, 200 characters at most. */
  lastError: string | null;
}

export interface JobPageView {
  jobs: JobRowView[];
  /** Asks for the page behind this one (`after`); null on the last. */
  next: string | null;
}

/** One thing that happened to a job. */
export interface JobStepView extends Omit<TimelineEntry, 'by'> {
  /** The operator who drove it again, promoted or discarded it. */
  by?: PersonView;
}

export interface JobView {
  job: JobRowView;
  payload: unknown;
  messageVersion: number;
  correlationId: string;
  /** The message whose consumer caused this one. */
  causationId: string | null;
  /** Tries it may have before it is a dead letter; null when its consumer is not known. */
  attemptLimit: number | null;
  /** The oldest first; the last twenty things that happened. */
  timeline: JobStepView[];
  /** What can be done with it at this moment. */
  actions: JobAction[];
}

export interface CorrelatedMessageView {
  id: string;
  type: string;
  version: number;
  subjectId: string;
  recordedAt: string;
  causationId: string | null;
  jobs: JobRowView[];
}

/** Something that was sent to browsers. */
export interface CorrelatedPushView {
  /** Name of the frame's action, such as 'PublicationChanged'. */
  action: string;
  /** Null when it went to everyone. */
  person: PersonView | null;
  at: string;
  /** Whether any program held a socket of that person. */
  heard: boolean;
}

/** Everything that one request caused. */
export interface CorrelationView {
  correlationId: string;
  /** The oldest first, 500 at most. */
  messages: CorrelatedMessageView[];
  /** The oldest first, the last 100; null when Redis, which keeps them, does not answer. */
  pushes: CorrelatedPushView[] | null;
}

/** Dead letters of one kind. */
export interface DeadLetterKindView {
  queue: string | null;
  consumer: string;
  messageType: string;
  count: number;
}

export interface RedrivePreviewView {
  count: number;
  kinds: DeadLetterKindView[];
  /** The first ten. */
  sample: JobRowView[];
}

export interface RedriveRunView {
  id: string;
  state: RedriveState;
  startedBy: PersonView;
  startedAt: string;
  endedAt: string | null;
  reason: string;
  queue: string | null;
  consumer: string | null;
  messageType: string | null;
  from: string | null;
  to: string | null;
  /** Dead letters when it began. */
  total: number;
  redriven: number;
  /** No dead letters any more when their turn came. */
  skipped: number;
}

export interface RedriveRunPageView {
  runs: RedriveRunView[];
  total: number;
  page: number;
  pageSize: number;
}

export interface IndexRunView {
  id: string;
  kind: IndexRunKind;
  state: IndexRunState;
  /** Null: by Posy itself or from the command line. */
  startedBy: PersonView | null;
  /** Who or what started it, when it was no person: `boot`, `command line`, `keeper`. */
  startedByProgram: string | null;
  startedAt: string;
  endedAt: string | null;
  /** The index it builds or looks at. */
  index: string | null;
  phase: string | null;
  done: number;
  total: number | null;
  perSecond: number | null;
  endsAbout: string | null;
  repair: boolean;
  facts: boolean;
  /** What a verification has found so far. */
  missing: number;
  stale: number;
  surplus: number;
  repaired: number;
  error: string | null;
}

export interface IndexView {
  name: string | null;
  generation: string | null;
  documents: number | null;
  bytes: number | null;
  /** Listings that should be in the index. */
  listings: number | null;
  drift: number | null;
  driftOldestMs: number | null;
  refused: number | null;
  /** The engine does not answer since then. */
  noAnswerSince: string | null;
  /** The run under way. */
  run: IndexRunView | null;
  /** The latest twenty, the newest first. */
  recent: IndexRunView[];
}

/** A webstore on its way into search: each station with the version that it has reached. */
export interface WebstoreTraceView {
  webstore: TracedWebstoreView;
  draftVersion: number;
  /** Null when it is not published. */
  publishedVersion: number | null;
  publishedAt: string | null;
  /** Null when there is no listing. */
  listing: {
    publishedVersion: number | null;
    version: number;
    indexedVersion: number;
    indexedPublishedVersion: number | null;
    changedAt: string;
    indexedAt: string | null;
    indexError: string | null;
    /** Whether the listing has a document: an unpublished one has none. */
    hasDocument: boolean;
  } | null;
  /** What the engine itself holds; null when it does not have the document or does not answer. */
  engineVersion: number | null;
  engineAnswers: boolean;
  /** The latest ten. */
  jobs: JobRowView[];
}

export interface AuditEntryView {
  id: string;
  at: string;
  /** Null for a command of the shell; `reason` names who ran it. */
  by: PersonView | null;
  action: AuditedAction;
  /** The kind of thing: `job`, `queue`, `redrive run`, `index run`, `webstore`, `fault`, `user`, `vendor`, `feature`, `call`. */
  targetKind: string;
  targetId: string;
  reason: string | null;
  /** `done`, or the code of the refusal. */
  result: string;
  /** Numbers about it: `count` of jobs. */
  numbers: Record<string, number>;
}

export interface AuditPageView {
  entries: AuditEntryView[];
  total: number;
  page: number;
  pageSize: number;
}
