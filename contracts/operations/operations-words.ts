/** What Posy depends on, in the order operators read it. */
export const dependencies = ['database', 'redis', 'search', 'mail', 'storage'] as const;
export type Dependency = (typeof dependencies)[number];

/**
 * What can be wrong, the worst first: the first one present is the sentence on the operators' page.
 * `workers-dead`: nobody works a queue off. `crash-loop`: a process ends again and again. `overload`: workers are alive and
 * busy, and the oldest job waits too long. `jobs-stuck`: it waits although they have little to do. `jobs-unknown`: no
 * running version knows who takes them.
 */
export const troubleCodes = [
  'database-away',
  'relay-dead',
  'workers-dead',
  'crash-loop',
  'search-away',
  'redis-away',
  'storage-away',
  'mail-away',
  'index-missing',
  'index-read-only',
  'outbox-behind',
  'index-behind',
  'overload',
  'jobs-stuck',
  'jobs-unknown',
  'queue-paused',
  'index-refuses',
  'dead-letters',
] as const;
export type TroubleCode = (typeof troubleCodes)[number];

/** `fault`: something does not work. `warning`: everything works, and somebody should look. */
export const levels = ['well', 'warning', 'fault'] as const;
export type Level = (typeof levels)[number];

/** What an operator should do; the page and the runbook have a text for each. */
export const adviceCodes = [
  'nothing',
  'check-database',
  'check-redis',
  'check-search',
  'check-mail',
  'check-storage',
  'start-relay',
  'start-workers',
  'add-worker',
  'read-process-log',
  'see-waiting-jobs',
  'start-other-version',
  'resume-queue',
  'wait-for-rebuild',
  'free-engine-disk',
  'verify-index',
  'see-refused-listings',
  'see-dead-letters',
] as const;
export type AdviceCode = (typeof adviceCodes)[number];

/**
 * `held`: its workers wait for `heldBy`. `behind`: they work, and the oldest job waits too long. `stopped`: no worker of
 * it is alive. `unknown`: the state could not be read.
 */
export const queueStates = ['working', 'held', 'behind', 'stopped', 'paused', 'unknown'] as const;
export type QueueState = (typeof queueStates)[number];

/** `silent`: no heartbeat any more, and it did not say that it stops. */
export const workerStates = ['working', 'holding', 'overloaded', 'silent'] as const;
export type WorkerState = (typeof workerStates)[number];

export const jobActions = ['retry', 'discard', 'promote'] as const;
export type JobAction = (typeof jobActions)[number];

export const redriveStates = ['running', 'done', 'stopped'] as const;
export type RedriveState = (typeof redriveStates)[number];

export const indexRunKinds = ['rebuild', 'verify'] as const;
export type IndexRunKind = (typeof indexRunKinds)[number];

/** `waiting`: asked for, or held by an engine that is away; it goes on where it was. */
export const indexRunStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type IndexRunState = (typeof indexRunStates)[number];

/** Everything an operator can do, as it stands in the audit. */
export const auditedActions = [
  'job-retried',
  'job-discarded',
  'job-promoted',
  'queue-paused',
  'queue-resumed',
  'redrive-started',
  'redrive-stopped',
  'index-rebuild-started',
  'index-verify-started',
  'index-run-cancelled',
  'webstore-reindexed',
  'fault-acknowledged',
  'person-erasure-started',
  'webstore-changed',
  'webstore-published',
  'webstore-unpublished',
  'vendor-changed',
  'user-changed',
  'user-signed-out',
  'impersonation-started',
  'feature-switched',
  'operator-added',
  'operator-removed',
  'other-change',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

/** Most jobs that one selection may name. */
export const redriveSelectionLimit = 500;
