import type { QueueCondition } from '#contracts/shared/queue-state.js';
import type { WorkerRecord } from '#contracts/shared/worker-record.js';

/** Seconds after which a waiting delivery is late. */
export const lateAfter = 30;

/** The measurements from which the condition of a queue is computed. */
export interface QueueSignals {
  readonly queue: string;
  readonly paused: boolean;
  readonly oldestWaitingSeconds: number | null;
  /** All processes; those that do not take jobs of this queue are ignored. */
  readonly workers: readonly Pick<WorkerRecord, 'queues' | 'presence' | 'waitingByQueue'>[];
}

/** Distinguishes dead workers, an outage and overload. The age of the oldest job raises an alarm, not the depth. */
export function queueCondition({ queue, paused, oldestWaitingSeconds, workers }: QueueSignals): QueueCondition {
  if (paused) return 'paused';
  if (oldestWaitingSeconds === null) return 'well';
  const alive = workers.filter((worker) => worker.presence === 'alive' && worker.queues.includes(queue));
  if (alive.length === 0) return 'no workers';
  if (alive.every((worker) => queue in worker.waitingByQueue)) return 'waiting for';
  return oldestWaitingSeconds > lateAfter ? 'overload' : 'well';
}
