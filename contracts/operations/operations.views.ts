import type { DeliveryState } from '../shared/delivery-record.js';
import type { TimelineEntry } from '../shared/delivery-timeline.js';
import type { AuditedAction, IndexRunKind, IndexRunState, JobAction, RedriveState } from './operations-words.js';

/** A user who acted, such as an operator. */
export interface PersonView {
  userId: string;
  /** Email address; null when the person is erased. */
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
  /** Attempts that count: those that were refused, and the one that succeeded. */
  attempts: number;
  /** Number of re-drives. */
  round: number;
  recordedAt: string;
  /** When it became or becomes due; a delayed job is retried then. */
  dueAt: string;
  startedAt: string | null;
  /** When it was done, failed or was discarded. */
  endedAt: string | null;
  /** Error of the last attempt, 200 characters at most. */
  lastError: string | null;
}

export interface JobPageView {
  jobs: JobRowView[];
  /** Cursor of the next page, for `after`; null on the last page. */
  next: string | null;
}

/** An event in the timeline of a job. */
export interface JobStepView extends Omit<TimelineEntry, 'by'> {
  /** The operator who retried, promoted or discarded it. */
  by?: PersonView;
}

export interface JobView {
  job: JobRowView;
  payload: unknown;
  messageVersion: number;
  correlationId: string;
  /** The message whose consumer caused this one. */
  causationId: string | null;
  /** Attempts before it becomes a dead letter; null when its consumer is unknown. */
  attemptLimit: number | null;
  /** The last twenty events, the oldest first. */
  timeline: JobStepView[];
  /** Actions that its current state allows. */
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

/** A push to browsers. */
export interface CorrelatedPushView {
  /** Name of the frame's action, such as 'PublicationChanged'. */
  action: string;
  /** Null for a push to everyone. */
  person: PersonView | null;
  at: string;
  /** Whether the person had an open socket. */
  heard: boolean;
}

/** Everything that one request caused. */
export interface CorrelationView {
  correlationId: string;
  /** The oldest first, 500 at most. */
  messages: CorrelatedMessageView[];
  /** The oldest first, the last 100; null while Redis, which stores them, is unavailable. */
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
  /** Number of dead letters when the run began. */
  total: number;
  redriven: number;
  /** Jobs that were no longer dead letters when the run reached them. */
  skipped: number;
}

export interface IndexRunView {
  id: string;
  kind: IndexRunKind;
  state: IndexRunState;
  /** Null when Posy itself or a shell command started it. */
  startedBy: PersonView | null;
  /** The program that started it, if it was no person: `boot`, `command line`, `keeper`. */
  startedByProgram: string | null;
  startedAt: string;
  endedAt: string | null;
  /** The index that it builds or verifies. */
  index: string | null;
  phase: string | null;
  done: number;
  total: number | null;
  perSecond: number | null;
  endsAbout: string | null;
  repair: boolean;
  facts: boolean;
  /** Documents that a verification has found so far. */
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
  /** Time since when the engine has been unavailable. */
  noAnswerSince: string | null;
  /** The run in progress. */
  run: IndexRunView | null;
  /** The latest twenty, the newest first. */
  recent: IndexRunView[];
}

/** The path of a webstore into search: each step with the version that it has reached. */
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
  /** Version of the document in the engine; null when there is none or the engine is unavailable. */
  engineVersion: number | null;
  engineAnswers: boolean;
  /** The latest ten. */
  jobs: JobRowView[];
}

export interface AuditEntryView {
  id: string;
  at: string;
  /** Null for a shell command; `reason` names the user who ran it. */
  by: PersonView | null;
  action: AuditedAction;
  /**
   * The kind of the target: `job`, `queue`, `redrive run`, `index run`, `webstore`, `fault`, `user`, `vendor`,
   * `feature`, `call`.
   */
  targetKind: string;
  targetId: string;
  reason: string | null;
  /** `done`, or the code of the refusal. */
  result: string;
  /** Numbers of the action, such as the `count` of jobs. */
  numbers: Record<string, number>;
}
