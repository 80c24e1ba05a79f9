import type { QueueCondition } from '#contracts/shared/queue-state.js';
import type { WorkerRecord } from '#contracts/shared/worker-record.js';

/** Seconds that a delivery may wait before it is late. */
export const lateAfter = 30;

/** What is known of a queue when its condition is told. */
export interface QueueSigns {
  readonly queue: string;
  readonly paused: boolean;
  readonly oldestWaitingSeconds: number | null;
  /** Whole processes; those that do not take jobs of this queue are left out of account. */
  readonly workers: readonly Pick<WorkerRecord, 'queues' | 'presence' | 'waitingByQueue'>[];
}

/** Tells dead workers from an outage and both from overload. Age raises the alarm, not depth. */
export function queueCondition({ queue, paused, oldestWaitingSeconds, workers }: QueueSigns): QueueCondition {
  if (paused) return 'paused';
  if (oldestWaitingSeconds === null) return 'well';
  const alive = workers.filter((worker) => worker.presence === 'alive' && worker.queues.includes(queue));
  if (alive.length === 0) return 'no workers';
  if (alive.every((worker) => queue in worker.waitingByQueue)) return 'waiting for';
  return oldestWaitingSeconds > lateAfter ? 'overload' : 'well';
}
