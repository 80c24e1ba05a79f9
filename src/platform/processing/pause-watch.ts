import type { DatabaseListener } from '../database/database-listener.js';
import type { QueueName } from '../routing/routing-table.js';
import { pauseChannel, type QueuePauses } from '../queues/queue-pauses.js';

/** Milliseconds between two polls, in case a notification was missed. */
const pollInterval = 2_000;

/** Watches whether operators have paused a queue, through database notifications and occasional polling. */
export class PauseWatch {
  private timer?: NodeJS.Timeout;
  private unsubscribe?: () => void;

  constructor(
    private readonly queue: QueueName,
    private readonly source: { readonly pauses: QueuePauses; readonly listener: DatabaseListener },
    private readonly tell: (isPaused: boolean) => void,
  ) {}

  /** Resolves once the current state has been reported, or the database has failed. */
  async start(): Promise<void> {
    this.unsubscribe = this.source.listener.on(pauseChannel, () => void this.refresh());
    this.timer = setInterval(() => void this.refresh(), pollInterval);
    await this.refresh();
  }

  stop(): void {
    clearInterval(this.timer);
    this.unsubscribe?.();
  }

  /** Reads the state; while the database is unavailable, the last known state stays in effect. */
  private async refresh(): Promise<void> {
    try {
      this.tell((await this.source.pauses.all()).has(this.queue));
    } catch {
      // Workers wait for the database anyway, and log it.
    }
  }
}
