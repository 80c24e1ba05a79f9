import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { DirectoryTables } from '../directory.tables.js';
import type { IndexRunStatus } from './index-run-status.js';

type IndexRunRow = Selectable<DirectoryTables['directory.index_run']>;

/** Reads rebuilds and verifications for other contexts. */
@Injectable()
export class IndexRunReader {
  constructor(private readonly database: ReadDatabase) {}

  async byId(runId: string): Promise<IndexRunStatus | undefined> {
    const row = await this.runs().where('id', '=', runId).executeTakeFirst();
    return row && statusOf(row);
  }

  /** The waiting or running one. */
  async current(): Promise<IndexRunStatus | undefined> {
    const row = await this.runs().where('state', 'in', ['waiting', 'running']).executeTakeFirst();
    return row && statusOf(row);
  }

  /** Newest first. */
  async page(page: number, pageSize: number): Promise<{ runs: IndexRunStatus[]; total: number }> {
    const newest = this.runs().orderBy('started_at', 'desc').orderBy('id', 'desc');
    const all = this.database.tables<DirectoryTables>().selectFrom('directory.index_run');
    const { rows, numResults } = await pageOf(newest, all, { page, pageSize });
    return { runs: rows.map(statusOf), total: numResults };
  }

  private runs() {
    return this.database.tables<DirectoryTables>().selectFrom('directory.index_run').selectAll();
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const statusOf = (row: IndexRunRow): IndexRunStatus => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  startedBy: row.started_by === null ? { program: row.started_by_program ?? 'keeper' } : { userId: row.started_by },
  reason: row.reason,
  repair: row.repair,
  facts: row.facts,
  index: row.index_name,
  phase: row.phase,
  done: row.done,
  total: row.total,
  perSecond: row.per_second,
  endsAbout: dateOf(row.ends_about),
  missing: row.missing,
  stale: row.stale,
  surplus: row.surplus,
  repaired: row.repaired,
  examples: row.examples,
  startedAt: new Date(row.started_at),
  beatAt: dateOf(row.beat_at),
  endedAt: dateOf(row.ended_at),
  cancelAskedAt: dateOf(row.cancel_asked_at),
  cancelAskedBy: row.cancel_asked_by,
  error: row.error,
});
