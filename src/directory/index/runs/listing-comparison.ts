import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { DirectoryTables } from '../../directory.tables.js';
import type { ListingDifference } from '../../domain/index-run.js';
import { EngineDocuments, type EngineDocument } from '../engine-documents.js';
import type { ListingDocument } from '../listing-document.js';
import { ListingProjection } from '../listing-projection.js';

export interface FoundDifference {
  webstoreId: string;
  difference: ListingDifference;
  /** False for a document without a listing. */
  hasRow: boolean;
  /** Undefined when the engine does not have the document. */
  engineVersion: number | undefined;
}

export interface ComparedPage {
  looked: number;
  differences: FoundDifference[];
  /** Where the next page begins; absent on the last. */
  next?: string;
}

interface ComparedRow {
  webstore_id: string;
  version: string;
  document: ListingDocument | null;
  /** Changed a moment ago, and about to be indexed. */
  on_its_way: boolean;
}

const pageSize = 1_000;
/**
 * Milliseconds between two comparisons of an apparent difference, and the largest number of differences compared again.
 */
const secondLook = 1_000;
const looksAtMost = 10;
/** Seconds in which a change may not have been indexed yet. */
const onItsWay = 8;

/**
 * Compares listings with the documents of the index, in the order of ids. A difference counts only if a second
 * comparison finds it too.
 */
@Injectable()
export class ListingComparison {
  constructor(
    private readonly database: ReadDatabase,
    private readonly documents: EngineDocuments,
    private readonly projection: ListingProjection,
  ) {}

  /** @param facts whether documents are also compared with what the current facts result in */
  async page(after: string | undefined, facts: boolean, signal: AbortSignal): Promise<ComparedPage> {
    const [rows, documents] = await Promise.all([this.rowsAfter(after), this.documents.page(after, pageSize)]);
    // Both lists may continue: ids behind the end of either belong to the next page.
    const ends = [rows, documents]
      .filter((list) => list.size === pageSize)
      .map((list) => [...list.keys()].at(-1) ?? '');
    const end = ends.sort()[0];
    const ids = [...new Set([...rows.keys(), ...documents.keys()])].filter((id) => end === undefined || id <= end);
    const suspects = ids.filter((id) => differenceOf(rows.get(id), documents.get(id)));
    const unfit = facts ? await this.projection.unfit(ids.filter((id) => rows.has(id))) : new Set<string>();
    const differences = await this.confirm([...new Set([...suspects, ...unfit])], facts, signal);
    return { looked: ids.filter((id) => rows.has(id)).length, differences, next: end };
  }

  /** Differences that two comparisons a second apart have in common, without changes about to be indexed. */
  private async confirm(suspects: readonly string[], facts: boolean, signal: AbortSignal): Promise<FoundDifference[]> {
    const confirmed: FoundDifference[] = [];
    const before = new Map<string, string>();
    let open = suspects;
    for (let look = 1; open.length > 0; look++) {
      if (look > 1) await sleep(secondLook, undefined, { signal });
      const documents = await this.documents.newest(open);
      const rows = await this.rowsOf(open);
      const unfit = facts ? await this.projection.unfit([...rows.keys()]) : new Set<string>();
      const still: string[] = [];
      for (const id of open) {
        const [row, document] = [rows.get(id), documents.get(id)];
        const difference = differenceOf(row, document) ?? (unfit.has(id) ? 'unfit' : undefined);
        if (!difference) continue;
        const seen = `${difference} ${row?.version} ${document?.version}`;
        const isSure = before.get(id) === seen && !row?.on_its_way;
        before.set(id, seen);
        if (!isSure && look < looksAtMost) still.push(id);
        else
          confirmed.push({ webstoreId: id, difference, hasRow: row !== undefined, engineVersion: document?.version });
      }
      open = still;
    }
    return confirmed;
  }

  private async rowsAfter(after: string | undefined): Promise<Map<string, ComparedRow>> {
    const rows = await this.rows()
      .$if(after !== undefined, (some) => some.where('webstore_id', '>', after ?? ''))
      .orderBy('webstore_id')
      .limit(pageSize)
      .execute();
    return new Map(rows.map((row) => [row.webstore_id, row]));
  }

  private async rowsOf(ids: readonly string[]): Promise<Map<string, ComparedRow>> {
    const rows = await this.rows()
      .where('webstore_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .execute();
    return new Map(rows.map((row) => [row.webstore_id, row]));
  }

  private rows() {
    return this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .select(['webstore_id', 'version', 'document'])
      .select(
        sql<boolean>`version > indexed_version and index_error is null
          and changed_at > clock_timestamp() - make_interval(secs => ${onItsWay})`.as('on_its_way'),
      );
  }
}

function differenceOf(
  row: ComparedRow | undefined,
  document: EngineDocument | undefined,
): ListingDifference | undefined {
  const wanted = row?.document ?? undefined;
  if (!wanted) return document && 'surplus';
  if (!document) return 'missing';
  const kept = { card: wanted.card, location: wanted.location };
  return Number(row?.version) === document.version && isDeepStrictEqual(kept, document.kept) ? undefined : 'stale';
}
