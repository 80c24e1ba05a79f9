import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { LostCommits } from '#src/platform/database/lost-commits.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { StartIndexRun } from './commands/start-index-run.js';
import type { DirectoryTables } from './directory.tables.js';
import type { IndexRunRequest } from './domain/index-run.js';
import { countListings } from './index/count-listings.js';
import { IndexGenerations } from './index/index-generations.js';
import { ListingIndex } from './index/listing-index.js';
import { indexGeneration, indexHash } from './index/mapping.js';
import { IndexRunner } from './index/runs/index-runner.js';
import { VersionScan } from './index/version-scan.js';

/** Number of consecutive ticks with different counts before the keeper acts. */
const lasting = 3;
/** Seconds before the keeper repeats a run that failed or did not help. */
const pauses = { rebuild: 60, verify: 600 } as const;

/**
 * Makes sure that there is an index with all listings: requests the first one, another whenever it was deleted, and a
 * new one in place of an older generation. An older program leaves a newer generation alone. When counts or versions
 * differ, or the database may have lost commits, it requests a verification with repair.
 */
@Injectable()
@Ticks({ worker: 'reindex', every: 10_000 })
export class IndexKeeper implements Ticking {
  private readonly logger = new Logger(IndexKeeper.name);
  /** Whether the index has matched this program's expectations at least once. */
  private settled = false;
  private differing = 0;
  private databaseWentBack = false;

  constructor(
    private readonly commands: CommandBus,
    private readonly database: ReadDatabase,
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
    private readonly generations: IndexGenerations,
    private readonly runner: IndexRunner,
    private readonly patrol: VersionScan,
    private readonly lostCommits: LostCommits,
  ) {}

  async tick(): Promise<void> {
    const current = await this.index.current();
    this.settled ||= current?.hash === indexHash;
    if (!current) await this.rebuild('keeper', 'there is no search index');
    else if (current.hash === indexHash) await this.verifyWhenInDoubt();
    else if (this.mayReplace(current)) await this.rebuild('boot', 'the search index was made by another version');
    await this.generations.dropRetired();
    await this.generations.dropUnfinished(() => this.isRunOpen());
  }

  /**
   * An index of the same generation is replaced only when a program starts, or two programs would replace each other's
   * in turns.
   */
  private mayReplace({ generation }: { generation: number }): boolean {
    return generation < indexGeneration || (generation === indexGeneration && !this.settled);
  }

  private async rebuild(program: 'boot' | 'keeper', reason: string): Promise<void> {
    if (!(await this.hasAskedLately('rebuild'))) await this.ask('rebuild', program, reason);
  }

  /**
   * After lost commits it asks at once: the pause is for differences that the last verification did not repair, and
   * what was lost after it cannot be one of them.
   */
  private async verifyWhenInDoubt(): Promise<void> {
    this.databaseWentBack ||= await this.lostCommits.areLikely();
    const reason = this.databaseWentBack
      ? 'the database may have lost its last commits'
      : ((await this.differenceInCounts()) ?? (await this.differenceInVersions()));
    if (!reason || (!this.databaseWentBack && (await this.hasAskedLately('verify')))) return;
    if (await this.ask('verify', 'keeper', reason)) this.databaseWentBack = false;
  }

  /**
   * The index may or may not contain an older document of listings that are about to be indexed, or that the engine
   * refuses.
   */
  private async differenceInCounts(): Promise<string | undefined> {
    const { shown, open, uncertain } = await countListings(this.database.tables<DirectoryTables>());
    const { count } = await this.engine.client.count({ index: this.index.alias }, { requestTimeout: 2_000 });
    const certain = shown - uncertain;
    this.differing = count < certain || count > certain + open ? this.differing + 1 : 0;
    if (this.differing < lasting) return undefined;
    this.differing = 0;
    return `the index has ${count} documents where ${certain} to ${certain + open} should be`;
  }

  private async differenceInVersions(): Promise<string | undefined> {
    const differing = await this.patrol.differing();
    return differing > 0 ? `the index has other versions of ${differing} listings` : undefined;
  }

  /** Requests a run, unless one is open. Returns whether it did. */
  private async ask(kind: IndexRunRequest['kind'], program: 'boot' | 'keeper', reason: string): Promise<boolean> {
    const request = { kind, by: { program }, reason, repair: kind === 'verify', facts: false };
    try {
      await this.commands.execute(new StartIndexRun(request));
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
    this.logger.log(`${reason}: started a ${kind}`);
    void this.runner.tick().catch(() => undefined); // logged by the timer itself
    return true;
  }

  /** Whether the keeper's last run of this kind ended a moment ago; of rebuilds, only one that failed counts. */
  private async hasAskedLately(kind: IndexRunRequest['kind']): Promise<boolean> {
    const recent = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.index_run')
      .where('kind', '=', kind)
      .where('started_by_program', 'in', ['boot', 'keeper'])
      .where('state', '!=', 'cancelled')
      .$if(kind === 'rebuild', (runs) => runs.where('state', '=', 'failed'))
      .where(sql<boolean>`ended_at > clock_timestamp() - make_interval(secs => ${pauses[kind]})`)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    return recent !== undefined;
  }

  private async isRunOpen(): Promise<boolean> {
    const open = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.index_run')
      .where('state', 'in', ['waiting', 'running'])
      .select('id')
      .limit(1)
      .executeTakeFirst();
    return open !== undefined;
  }
}
