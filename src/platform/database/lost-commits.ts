import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from './read-database.js';

interface Position {
  /** Incremented by a failover. */
  timeline: number;
  /** Bytes written to the write-ahead log. */
  written: number;
}

/** Detects that the database may have lost commits that this process has seen. */
@Injectable()
export class LostCommits {
  private seen?: Position;

  constructor(private readonly database: ReadDatabase) {}

  /**
   * Whether there was a failover, or a backup was restored, since the last call, so that the latest commits may be
   * lost.
   */
  async areLikely(): Promise<boolean> {
    const before = this.seen;
    const now = await this.position();
    this.seen = now;
    return before !== undefined && (now.timeline !== before.timeline || now.written < before.written);
  }

  private async position(): Promise<Position> {
    const { rows } = await sql<{ timeline: number; written: string }>`
      select (pg_control_checkpoint()).timeline_id as timeline, pg_current_wal_lsn() - '0/0'::pg_lsn as written
      `.execute(this.database.tables());
    return { timeline: rows[0]?.timeline ?? 0, written: Number(rows[0]?.written ?? 0) };
  }
}
