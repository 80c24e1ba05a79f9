import { Injectable, Logger } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import type { DirectoryTables } from '../../directory.tables.js';
import { IndexGenerations } from '../index-generations.js';
import { documentShape } from '../listing-document.js';
import { swapLock } from '../listing-indexer.js';
import { ListingProjection } from '../listing-projection.js';
import { ListingCopier, type CopyPosition } from './listing-copier.js';
import { MarkIndexed } from './mark-indexed.js';
import type { ActiveRun } from './active-run.js';

/** Rows projected in one transaction. */
const projectedAtOnce = 500;
/** A pass that copied no more than this is small enough for the next one to block all writes. */
const smallPass = 2_000;
/** Under steady edits passes never get small: after this many the swap is tried anyway. */
const passLimit = 5;
/** How often the swap tries to get the lock, for a second each time, before it leaves the run to a later attempt. */
const swapTries = 30;

/**
 * Builds the index from the listing rows beside the one in use, and swaps the alias. There are no double writes
 * meanwhile: the next pass copies what changes during a pass, and external versions make every copy idempotent.
 */
@Injectable()
export class RebuildIndex {
  private readonly logger = new Logger(RebuildIndex.name);

  constructor(
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly projection: ListingProjection,
    private readonly generations: IndexGenerations,
    private readonly copied: ListingCopier,
    private readonly noting: MarkIndexed,
  ) {}

  /** @throws when a newer version of the product has made the index in use */
  async do(run: ActiveRun): Promise<void> {
    if (await this.generations.isNewerInUse()) throw new Error('A newer version has made the index in use');
    const index = await this.filledIndex(run);
    await this.swap(run, index);
    await this.announceTakeOver(run, false);
    this.logger.log(`built ${index}`);
    await this.noting.markAll(run);
  }

  /**
   * Completes a swap that an earlier attempt sent without getting a response. Edits since then were written to the
   * previous index, so one more last pass follows in case the engine executed the swap late.
   */
  private async filledIndex(run: ActiveRun): Promise<string> {
    if (run.index !== null && (await this.generations.isInUse(run.index))) return run.index;
    await this.projectOlderShapes(run);
    const index = await this.indexToFill(run);
    await this.fill(run, index);
    return index;
  }

  /**
   * Projects documents of an older shape again, which would not fit the new index. One that cannot be made does not
   * stop the others.
   */
  private async projectOlderShapes(run: ActiveRun): Promise<void> {
    const older = this.tables().selectFrom('directory.listing').where('shape', '<', documentShape);
    const { count } = await older.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    if (count === '0') return;
    run.enter('projecting', Number(count));
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = await older
        .where('webstore_id', '>', after)
        .select('webstore_id')
        .orderBy('webstore_id')
        .limit(projectedAtOnce)
        .execute();
      const ids = rows.map((row) => row.webstore_id);
      const failed = await this.unitOfWork.run((em) => this.projection.project(em, ids));
      for (const [id, error] of failed) this.logger.error(`listing ${id} cannot be made: ${error.message}`);
      run.signal.throwIfAborted();
      run.advance(rows.length, run.position ?? {});
      if (rows.length < projectedAtOnce) return;
      after = ids.at(-1) ?? after;
    }
  }

  /** Returns the index that an earlier attempt has partly filled if it still fits, otherwise a new one. */
  private async indexToFill(run: ActiveRun): Promise<string> {
    if (run.index !== null) {
      if (run.position?.['pass'] !== undefined && (await this.generations.canBeFilled(run.index))) return run.index;
      await this.generations.dropHalfBuilt(run.index);
    }
    const index = this.generations.newName();
    await run.workOn(index, { ...(await this.copied.beginning()) });
    await this.generations.create(index);
    return index;
  }

  private async fill(run: ActiveRun, index: string): Promise<void> {
    const count = this.tables().selectFrom('directory.listing').where('document', 'is not', null);
    const { total } = await count.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
    for (;;) {
      const { pass } = run.position as unknown as CopyPosition;
      run.enter(pass === 1 ? 'copying' : 'catching up', pass === 1 ? Number(total) : null);
      const copied = await this.copied.pass(run, index);
      if (pass > 1 && (copied <= smallPass || pass >= passLimit)) return;
      if (pass === 1 && copied <= smallPass) return;
    }
  }

  /** Runs the last pass and the swap while every other write of listings waits: some 100 ms. */
  private async swap(run: ActiveRun, index: string): Promise<void> {
    run.enter('swapping', null);
    await this.generations.finish(index);
    await this.announceTakeOver(run, true);
    for (let tried = 1; ; tried++) {
      try {
        return await this.unitOfWork.run(async (em) => {
          const tables = em.getKysely() as unknown as Kysely<DirectoryTables>;
          await sql`set local lock_timeout = '1s'`.execute(tables);
          await sql`select pg_advisory_xact_lock(${swapLock})`.execute(tables);
          await this.copied.lastPass(run, index, tables);
          await this.copied.compareCounts(run, index, tables);
          await run.save(); // a cancelled or lost run swaps nothing
          await this.generations.takeOver(index);
          await this.copied.markRefused(run, tables);
        });
      } catch (error) {
        if (tried >= swapTries || (error as { code?: string }).code !== '55P03') throw error;
        await this.copied.pass(run, index);
      }
    }
  }

  /** Announces the swap: until it is over, writes go to both indices. Committed before the swap requests its lock. */
  private async announceTakeOver(run: ActiveRun, mayTakeOver: boolean): Promise<void> {
    run.advance(0, { ...run.position, mayTakeOver });
    await run.save();
  }

  private tables(): Kysely<DirectoryTables> {
    return this.database.tables<DirectoryTables>();
  }
}
