import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { DirectoryTables } from '../../directory.tables.js';
import { ListingIndex } from '../listing-index.js';
import { ListingComparison, type ComparedPage } from './listing-comparison.js';
import { RepairListings } from './repair-listings.js';
import type { ActiveRun } from './active-run.js';
import { UnlistedWebstores } from './unlisted-webstores.js';

/** Checkpoint of a verification: comparing listings, then (with facts) looking for webstores without one. */
interface VerifyPosition {
  part: 'listings' | 'webstores';
  after?: string;
}

/** Compares every document of the index with the listings, page by page, and repairs if the run requests it. */
@Injectable()
export class VerifyIndex {
  constructor(
    private readonly database: ReadDatabase,
    private readonly index: ListingIndex,
    private readonly compared: ListingComparison,
    private readonly unlisted: UnlistedWebstores,
    private readonly repair: RepairListings,
  ) {}

  async do(run: ActiveRun): Promise<void> {
    const current = await this.index.current();
    if (!current) throw new Error('There is no search index to verify');
    await run.workOn(current.index, run.position ?? { part: 'listings' });
    if (positionOf(run).part === 'listings') {
      run.enter('comparing', await this.count());
      await this.goThrough(run, 'listings', (after) => this.compared.page(after, run.request.facts, run.signal));
      if (run.request.facts) run.advance(0, { part: 'webstores' });
    }
    if (!run.request.facts) return;
    run.enter('looking for unlisted', null);
    await this.goThrough(run, 'webstores', (after) => this.unlisted.page(after, run.signal));
  }

  private async goThrough(
    run: ActiveRun,
    part: VerifyPosition['part'],
    read: (after: string | undefined) => Promise<ComparedPage>,
  ): Promise<void> {
    for (let next = positionOf(run).after, isLast = false; !isLast;) {
      const page = await read(next);
      const repaired = run.request.repair ? await this.repair.repair(page.differences, run.signal) : 0;
      run.signal.throwIfAborted();
      run.note(page.differences, repaired);
      isLast = page.next === undefined;
      next = page.next ?? next;
      run.advance(page.looked, { part, after: next });
    }
  }

  private async count(): Promise<number> {
    const { count } = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

const positionOf = (run: ActiveRun): VerifyPosition => run.position as unknown as VerifyPosition;
