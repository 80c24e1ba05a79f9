/** Dependencies of Posy, in the order in which the operators' page shows them. */
export const dependencies = ['database', 'redis', 'search', 'mail', 'storage'] as const;
export type Dependency = (typeof dependencies)[number];

/**
 * Everything that can be wrong, the worst first: the first one that applies is the headline of the operators' page.
 * `workers-dead`: no worker takes jobs of a queue. `crash-loop`: a process crashes again and again. `overload`: workers
 * are alive and busy, and the oldest job waits too long. `jobs-stuck`: the oldest job waits too long although the
 * workers are hardly busy. `jobs-unknown`: no running version knows the consumer of a job.
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

/** `fault`: something does not work. `warning`: everything works, but an operator should look at it. */
export const levels = ['well', 'warning', 'fault'] as const;
export type Level = (typeof levels)[number];

/** Advice to operators; the page and the runbook have a text for each code. */
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
 * `held`: its workers wait for the dependency `heldBy`. `behind`: its workers run, but the oldest job waits too long.
 * `stopped`: none of its workers is alive. `unknown`: the state could not be read.
 */
export const queueStates = ['working', 'held', 'behind', 'stopped', 'paused', 'unknown'] as const;
export type QueueState = (typeof queueStates)[number];

/** `silent`: the heartbeats stopped without a regular shutdown. */
export const workerStates = ['working', 'holding', 'overloaded', 'silent'] as const;
export type WorkerState = (typeof workerStates)[number];

export const jobActions = ['retry', 'discard', 'promote'] as const;
export type JobAction = (typeof jobActions)[number];

export const redriveStates = ['running', 'done', 'stopped'] as const;
export type RedriveState = (typeof redriveStates)[number];

export const indexRunKinds = ['rebuild', 'verify'] as const;
export type IndexRunKind = (typeof indexRunKinds)[number];

/** `waiting`: requested, or interrupted because the engine is unavailable; it continues at its checkpoint. */
export const indexRunStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type IndexRunState = (typeof indexRunStates)[number];

/** Actions of operators, by the names that the audit log stores. */
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
  'event-changed',
  'webstore-published',
  'webstore-unpublished',
  'location-added',
  'location-removed',
  'images-changed',
  'image-approved',
  'image-removed',
  'report-decided',
  'sender-unblocked',
  'held-message-decided',
  'remote-command-sent',
  'vendor-changed',
  'user-changed',
  'user-signed-out',
  'impersonation-started',
  'feature-switched',
  'operator-added',
  'operator-removed',
  'billing-reconciled',
  'other-change',
] as const;
export type AuditedAction = (typeof auditedActions)[number];

/** Largest number of jobs that one selection may name. */
export const redriveSelectionLimit = 500;
