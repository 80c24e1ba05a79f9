import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { BillingModule } from './billing/billing.module.js';
import { DirectoryModule } from './directory/directory.module.js';
import { EventsModule } from './events/events.module.js';
import { IndexOperations } from './directory/public/index-operations.js';
import type { IndexRunStatus } from './directory/public/index-run-status.js';
import { messageRoutes } from './message-routes.js';
import { MessagingModule } from './messaging/messaging.module.js';
import { ConfigProblems } from './platform/config/config-problems.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { OutboxSubscriber } from './platform/messages/outbox-subscriber.js';
import { workerLimits } from './platform/database/orm-options.js';
import { Refusal } from './platform/domain/refusal.js';
import { MessagesModule } from './platform/processing/messages.module.js';
import { PushModule } from './platform/realtime/push.module.js';
import { SearchModule } from './platform/search/search.module.js';
import { databaseSchemas } from './schema.js';

@Module({})
class IndexProgramModule {
  static with(config: Config): DynamicModule {
    return {
      module: IndexProgramModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.forRoot(databaseSchemas, [new OutboxSubscriber(messageRoutes)], workerLimits),
        MessagesModule.forRoot(messageRoutes),
        SearchModule,
        PushModule,
        CqrsModule.forRoot(),
        BillingModule,
        EventsModule,
        MessagingModule,
        DirectoryModule,
      ],
    };
  }
}

/** Milliseconds between two looks at a run, and between two lines where lines cannot be written over. */
const lookEvery = 250;
const lineEvery = 2_000;
/** Milliseconds after which somebody who waits should know what for. */
const slowAfter = 4_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const whole = (count: number) => Math.round(count).toLocaleString('en-US');

/** The common part of `npm run index:rebuild` and `npm run index:verify`: both request a run and follow it. */
export class IndexProgram {
  private left = false;
  private lastLine = { at: 0, phase: '' };

  private constructor(private readonly index: IndexOperations) {}

  /** @param work what the program does; answers its exit code */
  static async run(work: (program: IndexProgram, index: IndexOperations) => Promise<number>): Promise<void> {
    try {
      const config = Config.fromEnvironment(process.env);
      const app = await NestFactory.createApplicationContext(IndexProgramModule.with(config), {
        logger: ['warn', 'error'],
        abortOnError: false,
      });
      const index = app.get(IndexOperations);
      process.exitCode = await work(new IndexProgram(index), index).finally(() => app.close());
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof ConfigProblems)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }

  /** Shows a run until it ends; undefined when somebody pressed Ctrl-C: the run goes on without being looked at. */
  async follow(runId: string, name: string): Promise<IndexRunStatus | undefined> {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (this.left = true));
    const began = Date.now();
    for (;;) {
      const run = await this.index.run(runId);
      if (!run) throw new Error('The run is not here any more');
      if (run.endedAt) {
        if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
        return run;
      }
      this.show(lineOf(run, Date.now() - began), run.phase ?? '');
      await sleep(lookEvery);
      if (!this.isLeft()) continue;
      say(`\nIt goes on. npm run ${name} -- --follow shows it again, npm run ${name} -- --cancel ends it.`);
      return undefined;
    }
  }

  /** Cancels the open run, which may have been started by somebody else. Returns the exit code. */
  async cancel(name: string): Promise<number> {
    const run = await this.index.currentRun();
    if (!run) {
      say('Nothing is under way.');
      return 1;
    }
    await this.index.cancelRun(run.id, { program: 'command line' });
    const ended = await this.follow(run.id, name);
    say(ended?.state === 'cancelled' ? `The ${run.kind} is cancelled.` : `The ${run.kind} was already ending.`);
    return ended?.state === 'cancelled' ? 0 : 1;
  }

  private isLeft(): boolean {
    return this.left;
  }

  private show(line: string, phase: string): void {
    if (process.stdout.isTTY) return void process.stdout.write(`\r\x1b[K${line}`);
    const now = Date.now();
    if (line === '' || (phase === this.lastLine.phase && now - this.lastLine.at < lineEvery)) return;
    this.lastLine = { at: now, phase };
    say(line);
  }
}

function lineOf(run: IndexRunStatus, waited: number): string {
  if (run.state === 'waiting') {
    if (run.error !== null) return `waiting: ${run.error}`;
    return waited > slowAfter ? 'waiting for a reindex worker (is one running?)' : '';
  }
  const parts = [run.phase ?? 'beginning'];
  if (run.total !== null && run.total > 0) {
    const percent = Math.min(100, Math.floor((100 * run.done) / run.total));
    parts.push(`${whole(run.done)} of ${whole(run.total)} (${percent}%)`);
  } else if (run.done > 0) parts.push(whole(run.done));
  if (run.perSecond !== null) parts.push(`${whole(run.perSecond)} a second`);
  if (run.endsAbout) {
    const seconds = Math.max(0, Math.ceil((run.endsAbout.getTime() - Date.now()) / 1_000));
    parts.push(`ends about ${run.endsAbout.toISOString().slice(11, 19)} UTC, in ${seconds} s`);
  }
  return parts.join(', ');
}
