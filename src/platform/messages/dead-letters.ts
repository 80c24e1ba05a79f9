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
import { RoutingTable } from './routing-table.js';

/** A part of a selection: a long re-drive goes through it in such chunks, each in a transaction of its own. */
export interface DeadLetterChunk {
  readonly ids: readonly string[];
  /** Asks for the chunk behind this one; absent when there is none. */
  readonly next?: string;
}

/** How many dead letters a selection touches, by kind. */
export interface DeadLetterCount {
  readonly consumer: string;
  readonly type: string;
  readonly count: number;
}

/** Failed deliveries: picked out by kind and time, started anew, or given up. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: ReadDatabase,
    private readonly routes: RoutingTable,
  ) {}

  /** What a re-drive of a selection would touch: a dry run. Kinds with the most first. */
  async count(selection: DeadLetterSelection): Promise<DeadLetterCount[]> {
    const { rows } = await sql<DeadLetterCount>`
      select delivery.consumer, message.type, count(*)::int as count from ${deliveryWithMessage}
      where ${this.chosen(selection)} group by 1, 2 order by 3 desc, 1, 2`.execute(this.database.tables());
    return rows;
  }

  /**
   * The next ids of a selection, in the order in which they failed. What fails again while a long re-drive goes on is
   * outside its window (`to` lies before it began) and behind its cursor.
   * @param after `next` of the chunk before
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
   * Starts dead letters anew in the caller's transaction: a new round with all its tries, at once. The history stays.
   * @returns ids of those that were dead letters; others stay as they are
   */
  redrive(em: EntityManager, ids: readonly string[], intervention: Intervention): Promise<string[]> {
    return redriveRows(em, ids, intervention);
  }

  /**
   * Gives dead letters up in the caller's transaction: they are kept, marked, until retention takes them.
   * @returns ids of those that were dead letters; others stay as they are
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
