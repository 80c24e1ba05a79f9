import { Logger, type INestApplicationContext } from '@nestjs/common';
import { DatabaseListener } from '#src/platform/database/database-listener.js';
import { MissingDeliveries } from '#src/platform/processing/missing-deliveries.js';
import { Relay } from '#src/platform/processing/relay.js';
import { Timers } from '#src/platform/timing/timers.js';
import { Watchdog } from '#src/platform/timing/watchdog.js';
import type { WorkerDefinition } from '#workers/worker.js';

/** Milliseconds between two polls of the outbox without a notification. */
const pollInterval = 1_000;
/** The same while bulk work is held back: it continues soon after earlier bulk work is done. */
const bulkPollInterval = 100;
/** Longest backoff after failures in milliseconds. */
const maxBackoff = 5_000;

/** Moves due deliveries to the queues after each notification of the database, and at regular intervals. */
class RelayLoop {
  private readonly logger = new Logger('relay');
  private wake = Promise.withResolvers<void>();
  private stopped = false;
  private failures = 0;

  constructor(
    private readonly relay: Relay,
    private readonly deadlines: Watchdog,
  ) {}

  announce(): void {
    this.wake.resolve();
  }

  async run(): Promise<void> {
    while (!this.stopped) {
      this.wake = Promise.withResolvers<void>();
      const pause = await this.enqueueAll();
      await Promise.race([this.wake.promise, new Promise((resolve) => setTimeout(resolve, pause))]);
    }
  }

  stop(): void {
    this.stopped = true;
    this.announce();
  }

  /** Returns the milliseconds until the next poll. */
  private async enqueueAll(): Promise<number> {
    try {
      while (!this.stopped && (await this.deadlines.watch('a page of the outbox', this.relay.enqueueDue())) > 0);
      this.failures = 0;
      return this.relay.holdsBulkBack ? bulkPollInterval : pollInterval;
    } catch (error) {
      this.failures += 1;
      this.logger.warn(`nothing enqueued: ${(error as Error).message}`);
      // A notification must not turn an outage into a busy loop.
      await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** this.failures, maxBackoff)));
      return 0;
    }
  }
}

export const relayWorker: WorkerDefinition = {
  name: 'relay',
  connections: 12, // the outbox, and the timers: most tick rarely, but all tick at the start
  async start(app: INestApplicationContext) {
    const relay = app.get(Relay);
    await app.get(MissingDeliveries).add();
    const loop = new RelayLoop(relay, app.get(Watchdog));
    const unsubscribe = app.get(DatabaseListener).on('platform_delivery', () => loop.announce());
    app.get(Timers).start('relay');
    const running = loop.run();
    return async () => {
      unsubscribe();
      loop.stop();
      await running;
    };
  },
};
