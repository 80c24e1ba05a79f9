import { setTimeout as sleep } from 'node:timers/promises';
import { CommandBus } from '@nestjs/cqrs';
import { BillingModule } from './billing/billing.module.js';
import { CancelIndexRun } from './directory/commands/cancel-index-run.js';
import { StartIndexRun } from './directory/commands/start-index-run.js';
import { DirectoryModule } from './directory/directory.module.js';
import type { IndexRunKind } from '#contracts/operations/operations-words.js';
import { EventsModule } from './events/events.module.js';
import { IndexFacade } from './directory/public/index-facade.js';
import type { IndexRunStatus } from './directory/public/index-run-status.js';
import { MessagingModule } from './messaging/messaging.module.js';
import { runShellProgram, underContexts } from './shell-program.js';

const contexts = [BillingModule, EventsModule, MessagingModule, DirectoryModule];
const by = { program: 'command line' } as const;

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

  private constructor(
    private readonly index: IndexFacade,
    private readonly commands: CommandBus,
  ) {}

  /** @param work what the program does; returns its exit code */
  static run(work: (program: IndexProgram, index: IndexFacade) => Promise<number>): Promise<void> {
    return runShellProgram({ imports: [...underContexts, ...contexts] }, (app) => {
      const index = app.get(IndexFacade);
      return work(new IndexProgram(index, app.get(CommandBus)), index);
    });
  }

  /** Requests a run, and returns its id. */
  start(asked: { kind: IndexRunKind; reason: string; repair?: boolean; facts?: boolean }): Promise<string> {
    return this.commands.execute(new StartIndexRun({ repair: false, facts: false, ...asked, by }));
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
    await this.commands.execute(new CancelIndexRun(run.id, by));
    const ended = await this.follow(run.id, name);
    say(ended?.state === 'cancelled' ? `The ${run.kind} is canceled.` : `The ${run.kind} was already ending.`);
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
