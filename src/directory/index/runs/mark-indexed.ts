import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import type { DirectoryTables } from '../../directory.tables.js';
import { markIndexed, swapLock } from '../listing-indexer.js';
import { EngineDocuments } from '../engine-documents.js';
import { ListingIndex } from '../listing-index.js';
import type { ActiveRun } from './active-run.js';

const pageSize = 1_000;

/**
 * Marks listings that waited for an index as indexed, since a rebuild has copied them: much faster than writing them
 * once more. The sweep indexes any that are missing.
 */
@Injectable()
export class MarkIndexed {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: EngineDocuments,
    private readonly index: ListingIndex,
  ) {}

  async markAll(run: ActiveRun): Promise<void> {
    run.enter('noting', null);
    for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined;) {
      const page: { last?: string; looked: number } = await this.markPage(after);
      run.signal.throwIfAborted();
      run.advance(page.looked, run.position ?? {});
      after = page.last;
    }
  }

  private markPage(after: string): Promise<{ last?: string; looked: number }> {
    return this.unitOfWork.run(async (em) => {
      const tables = em.getKysely() as unknown as Kysely<DirectoryTables>;
      await sql`select pg_advisory_xact_lock_shared(${swapLock})`.execute(tables);
      const rows = await tables
        .selectFrom('directory.listing')
        .where('webstore_id', '>', after)
        .whereRef('version', '>', 'indexed_version')
        .where('index_error', 'is', null)
        .where('document', 'is not', null)
        .select(['webstore_id', 'version', 'published_version'])
        .orderBy('webstore_id')
        .limit(pageSize)
        .execute();
      const found = await this.documents.versions(rows.map((row) => row.webstore_id));
      const present = rows.filter((row) => (found.get(row.webstore_id) ?? -1) >= Number(row.version));
      // Reading a version by id also finds documents that no search shows yet.
      if (present.length > 0) await this.index.refresh();
      await markIndexed(tables, present);
      return { last: rows.length === pageSize ? rows.at(-1)?.webstore_id : undefined, looked: rows.length };
    });
  }
}
