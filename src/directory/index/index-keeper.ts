import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Ticks, type Ticking } from '#src/platform/messages/timers.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { StartIndexRun } from '../commands/start-index-run.js';
import type { DirectoryTables } from '../directory.tables.js';
import type { IndexRunWish } from '../domain/index-run.js';
import { IndexGenerations } from './index-generations.js';
import { ListingIndex } from './listing-index.js';
import { indexHash } from './mapping.js';
import { IndexRunner } from './runs/index-runner.js';

/** Ticks in a row with other counts before something is done about it. */
const lasting = 3;
/** Seconds before the keeper asks once more for what has failed or has not helped. */
const pauses = { rebuild: 60, verify: 600 } as const;

/**
 * Makes sure that there is an index with all listings: asks for the first one, again whenever it was deleted, and at the
 * start of a program whose documents or mapping differ from the present one's. Only then: during an upgrade an older and
 * a newer program run side by side and must not rebuild in turns. When counts differ for a while, it asks for a
 * verification with repair.
 */
@Injectable()
@Ticks({ worker: 'reindex', every: 10_000 })
export class IndexKeeper implements Ticking {
  private readonly logger = new Logger(IndexKeeper.name);
  /** The index has once been what this program expects. */
  private settled = false;
  private differing = 0;

  constructor(
    private readonly commands: CommandBus,
    private readonly database: ReadDatabase,
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
    private readonly generations: IndexGenerations,
    private readonly runner: IndexRunner,
  ) {}

  async tick(): Promise<void> {
    const current = await this.index.current();
    this.settled ||= current?.hash === indexHash;
    if (!current) await this.ask('rebuild', 'keeper', 'there is no search index');
    else if (!this.settled) await this.ask('rebuild', 'boot', 'the search index was made by another version');
    else await this.compareCounts();
    await this.generations.dropRetired();
    await this.generations.dropUnfinished(() => this.indexInHand());
  }

  /** Of listings that are on their way, or that the engine refuses, an older document may be there or not. */
  private async compareCounts(): Promise<void> {
    const { rows } = await sql<{ certain: string; open: string }>`
      select count(*) filter (where document is not null and version <= indexed_version) as certain,
        count(*) filter (where version > indexed_version) as open
      from directory.listing`.execute(this.database.tables());
    const { count } = await this.engine.client.count({ index: this.index.alias }, { requestTimeout: 2_000 });
    const [certain, open] = [Number(rows[0]?.certain), Number(rows[0]?.open)];
    this.differing = count < certain || count > certain + open ? this.differing + 1 : 0;
    if (this.differing < lasting) return;
    this.differing = 0;
    await this.ask(
      'verify',
      'keeper',
      `the index has ${count} documents where ${certain} to ${certain + open} should be`,
    );
  }

  /** Unless a run is open, or the keeper's last one of this kind ended a moment ago. */
  private async ask(kind: IndexRunWish['kind'], program: 'boot' | 'keeper', reason: string): Promise<void> {
    if (await this.hasAskedLately(kind)) return;
    const wish = { kind, by: { program }, reason, repair: kind === 'verify', facts: false, hash: indexHash };
    try {
      await this.commands.execute(new StartIndexRun(wish));
      this.logger.log(`${reason}: started a ${kind}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    void this.runner.tick().catch(() => undefined); // its own timer tells
  }

  private async hasAskedLately(kind: IndexRunWish['kind']): Promise<boolean> {
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

  private async indexInHand(): Promise<string | null> {
    const open = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.index_run')
      .where('state', 'in', ['waiting', 'running'])
      .select('index_name')
      .executeTakeFirst();
    return open?.index_name ?? null;
  }
}
