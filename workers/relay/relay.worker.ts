import { Logger, type INestApplicationContext } from '@nestjs/common';
import { DatabaseListener } from '#src/platform/database/database-listener.js';
import { MissingDeliveries } from '#src/platform/messages/missing-deliveries.js';
import { Relay } from '#src/platform/messages/relay.js';
import { Timers } from '#src/platform/messages/timers.js';
import { WorkDeadlines } from '#src/platform/messages/work-deadlines.js';
import type { WorkerDefinition } from '../worker.js';

/** Milliseconds between two looks at the outbox when nothing announces a delivery. */
const pollEvery = 1_000;
/** Longest pause after failures, in milliseconds. */
const longestPause = 5_000;

/** Moves due deliveries into the queues, woken by the database or by the clock. */
class RelayLoop {
  private readonly logger = new Logger('relay');
  private wake = Promise.withResolvers<void>();
  private stopped = false;
  private failures = 0;

  constructor(
    private readonly relay: Relay,
    private readonly deadlines: WorkDeadlines,
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

  /** Answers how long to rest. */
  private async enqueueAll(): Promise<number> {
    try {
      while (!this.stopped && (await this.deadlines.watch('a page of the outbox', this.relay.enqueueDue())) > 0);
      this.failures = 0;
      return pollEvery;
    } catch (error) {
      this.failures += 1;
      this.logger.warn(`nothing enqueued: ${(error as Error).message}`);
      // An announcement must not turn an outage into a busy loop.
      await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** this.failures, longestPause)));
      return 0;
    }
  }
}

export const relayWorker: WorkerDefinition = {
  name: 'relay',
  connections: 12, // the outbox, and the timers: most of them tick seldom, but all of them at the start
  async start(app: INestApplicationContext) {
    const relay = app.get(Relay);
    await app.get(MissingDeliveries).add();
    const loop = new RelayLoop(relay, app.get(WorkDeadlines));
    const deafen = app.get(DatabaseListener).on('platform_delivery', () => loop.announce());
    app.get(Timers).start('relay');
    const running = loop.run();
    return async () => {
      deafen();
      loop.stop();
      await running;
    };
  },
};
