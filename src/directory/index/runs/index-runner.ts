import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import type { DirectoryTables } from '../../directory.tables.js';
import { IndexGenerations } from '../index-generations.js';
import { RebuildIndex } from './rebuild-index.js';
import { RunEnding } from './run-ending.js';
import { ActiveRun } from './active-run.js';
import { VerifyIndex } from './verify-index.js';

/** Takes the open run, if no other worker has it, and executes it. */
@Injectable()
@Ticks({ worker: 'reindex', every: 1_000 })
export class IndexRunner implements Ticking, OnModuleDestroy {
  private readonly logger = new Logger(IndexRunner.name);
  private working?: Promise<void>;
  private active?: ActiveRun;
  private stopped = false;

  constructor(
    private readonly database: ReadDatabase,
    private readonly engine: SearchEngine,
    private readonly generations: IndexGenerations,
    private readonly rebuild: RebuildIndex,
    private readonly verify: VerifyIndex,
  ) {}

  /** Resolves when no run is left; a concurrent call returns the same promise. */
  async tick(): Promise<void> {
    if (this.stopped) return;
    await (this.working ??= this.work().finally(() => (this.working = undefined)));
  }

  /** Runs before the timers wait for this tick: a run may take minutes, and another worker continues it. */
  onModuleDestroy(): void {
    this.stopped = true;
    this.active?.stop('stopping');
  }

  private async work(): Promise<void> {
    if (!(await this.isOpen()) || !(await this.engineAnswers())) return;
    const run = await ActiveRun.take(() => this.database.tables<DirectoryTables>());
    if (!run) return;
    this.active = run;
    if (this.stopped) run.stop('stopping');
    run.start();
    try {
      await (run.request.kind === 'rebuild' ? this.rebuild : this.verify).do(run);
      await run.release('done');
    } catch (error) {
      await this.end(run, run.signal.aborted ? run.signal.reason : error);
    } finally {
      this.active = undefined;
      await run.hush();
    }
  }

  /** An unfinished index is deleted only when the run has ended, and only by the worker that ended it. */
  private async end(run: ActiveRun, reason: unknown): Promise<void> {
    const ending = reason instanceof RunEnding ? reason.kind : undefined;
    const message = reason instanceof Error ? reason.message : String(reason);
    if (ending === 'lost') return this.logger.warn('another worker has taken the run over');
    if (ending === 'stopping') return void (await run.release('waiting'));
    if (ending === undefined && looksLikeOutage(reason)) {
      this.logger.warn(`the ${run.request.kind} waits: ${message}`);
      return void (await run.release('waiting', message));
    }
    if (ending === undefined) this.logger.error(`the ${run.request.kind} failed: ${message}`);
    const mine = await run.release(ending ?? 'failed', ending ? null : message);
    if (mine && run.request.kind === 'rebuild' && run.index !== null) await this.generations.dropHalfBuilt(run.index);
  }

  private async isOpen(): Promise<boolean> {
    const open = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.index_run')
      .where('state', 'in', ['waiting', 'running'])
      .select('id')
      .executeTakeFirst();
    return open !== undefined;
  }

  private engineAnswers(): Promise<boolean> {
    return this.engine.probe().then(
      () => true,
      () => false,
    );
  }
}
