import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { ReadDatabase } from '../database/read-database.js';
import { deliveryWithMessage, iso } from './delivery-columns.js';
import { conditionsOf } from './delivery-conditions.js';
import type { DeadLetterSelection } from './delivery-filter.js';
import type { Intervention } from './intervention.js';
import { discardRows, redriveRows } from './intervention-rows.js';
import { readCursor, writeCursor } from './page-cursor.js';
import { RoutingTable } from '../routing/routing-table.js';

/** A part of a selection. A long re-drive processes its selection in chunks, each in a transaction of its own. */
export interface DeadLetterChunk {
  readonly ids: readonly string[];
  /** Cursor of the next chunk; absent in the last one. */
  readonly next?: string;
}

/** Number of dead letters of one kind in a selection. */
export interface DeadLetterCount {
  readonly consumer: string;
  readonly type: string;
  readonly count: number;
}

/** Selects dead letters by kind and time, and re-drives or discards them. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: ReadDatabase,
    private readonly routes: RoutingTable,
  ) {}

  /** Counts the dead letters of a selection by kind, the largest first: the dry run of a re-drive. */
  async count(selection: DeadLetterSelection): Promise<DeadLetterCount[]> {
    const { rows } = await sql<DeadLetterCount>`
      select delivery.consumer, message.type, count(*)::int as count from ${deliveryWithMessage}
      where ${this.chosen(selection)} group by 1, 2 order by 3 desc, 1, 2`.execute(this.database.tables());
    return rows;
  }

  /**
   * Returns the next ids of a selection, in the order in which they failed. Deliveries that fail again during a long
   * re-drive are not selected: their failure is later than `to`, which is never after the start of the re-drive.
   * @param after `next` of the previous chunk
   * @throws InvalidInput naming `after` when it is malformed
   */
  async nextChunk(selection: DeadLetterSelection, limit: number, after?: string): Promise<DeadLetterChunk> {
    const cursor = after === undefined ? undefined : readCursor(after);
    const behind = cursor
      ? sql`(delivery.failed_at, delivery.id) > (${cursor.time}::timestamptz, ${cursor.id}::uuid)`
      : sql`true`;
    const { rows } = await sql<{ id: string; time: string }>`
      select delivery.id, ${iso(sql`delivery.failed_at`)} as time from ${deliveryWithMessage}
      where ${this.chosen(selection)} and ${behind}
      order by delivery.failed_at, delivery.id limit ${limit}`.execute(this.database.tables());
    const ids = rows.map((row) => row.id);
    const last = rows.at(-1);
    return last && rows.length === limit ? { ids, next: writeCursor(last) } : { ids };
  }

  /**
   * Re-drives dead letters in the caller's transaction: each begins a new round with all its attempts at once. The
   * history stays.
   * @returns ids of the deliveries that were dead letters; others are not changed
   */
  redrive(em: EntityManager, ids: readonly string[], intervention: Intervention): Promise<string[]> {
    return redriveRows(em, ids, intervention);
  }

  /**
   * Gives dead letters up in the caller's transaction: they are kept, marked, until retention takes them.
   * @returns ids of the deliveries that were dead letters; others are not changed
   */
  discard(em: EntityManager, ids: readonly string[], intervention: Intervention): Promise<string[]> {
    return discardRows(em, ids, intervention);
  }

  private chosen(selection: DeadLetterSelection): RawBuilder<unknown> {
    const { from, to } = selection;
    return sql`delivery.failed_at is not null and delivery.discarded_at is null
      and delivery.failed_at >= ${from.toISOString()}::timestamptz and delivery.failed_at < ${to.toISOString()}::timestamptz
      and ${conditionsOf(selection, this.routes)}`;
  }
}
