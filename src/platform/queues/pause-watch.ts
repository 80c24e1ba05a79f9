import type { DatabaseListener } from '../database/database-listener.js';
import type { QueueName } from '../messages/routing-table.js';
import { pauseChannel, type QueuePauses } from './queue-pauses.js';

/** Milliseconds between two looks, for the case that a notification was missed. */
const lookEvery = 2_000;

/** Follows whether operators have paused a queue: told by the database, and looked up now and then. */
export class PauseWatch {
  private timer?: NodeJS.Timeout;
  private deafen?: () => void;

  constructor(
    private readonly queue: QueueName,
    private readonly source: { readonly pauses: QueuePauses; readonly listener: DatabaseListener },
    private readonly tell: (isPaused: boolean) => void,
  ) {}

  /** Has told the present state when it resolves, if the database answers. */
  async start(): Promise<void> {
    this.deafen = this.source.listener.on(pauseChannel, () => void this.look());
    this.timer = setInterval(() => void this.look(), lookEvery);
    await this.look();
  }

  stop(): void {
    clearInterval(this.timer);
    this.deafen?.();
  }

  /** While the database is away the last answer holds. */
  private async look(): Promise<void> {
    try {
      this.tell((await this.source.pauses.all()).has(this.queue));
    } catch {
      // Workers wait for the database by themselves, and say so.
    }
  }
}
