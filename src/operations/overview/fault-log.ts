import { randomUUIDv7 } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import type { PersonView } from '#contracts/operations/operations.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { Trouble } from '../domain/troubles.js';
import { isoOf } from '../iso-of.js';
import type { OperationsTables } from '../operations.tables.js';
import { People } from '../people.js';
import { DependencyGauges } from './dependency-gauges.js';
import { Gauge } from './gauge.js';

type FaultRow = Selectable<OperationsTables['operations.fault']>;

interface NamedFaults {
  readonly rows: readonly FaultRow[];
  readonly named: (userId: string) => PersonView;
}

/** Since when something is wrong, and who looks at it. */
export interface KnownFault {
  readonly since: string;
  readonly id: string | null;
  readonly acknowledgedBy: PersonView | null;
}

/** What this process has seen of a trouble. */
interface Sighting {
  readonly trouble: Trouble;
  readonly since: Date;
  looks: number;
}

/** Looks in a row before something is written down: one slow answer is no fault, one good one no end. */
const looksThatCount = 2;

/**
 * Remembers when each fault began and ended. What one process has seen is enough while the database is away; it is
 * written down when the database is back, and then 'since' outlives every process.
 */
@Injectable()
export class FaultLog {
  readonly open: Gauge<NamedFaults>;
  /** The last fault of each kind that is over, the newest first. */
  readonly last: Gauge<NamedFaults>;
  private readonly logger = new Logger(FaultLog.name);
  private readonly seen = new Map<string, Sighting>();
  /** Over before they could be written down: while the database was away, most of all. */
  private readonly unwritten: { sighting: Sighting; endedAt: Date }[] = [];
  /** Open faults that are not seen any more -> looks without them. */
  private readonly missed = new Map<string, number>();
  private writing?: Promise<void>;

  constructor(
    dependencies: DependencyGauges,
    private readonly database: ReadDatabase,
    private readonly people: People,
  ) {
    const standsOn = dependencies.all.database;
    this.open = new Gauge('open faults', () => this.openRows(), { standsOn });
    this.last = new Gauge('last faults', () => this.endedRows(), { standsOn, every: 5_000 });
  }

  /**
   * Takes note of what is wrong at this moment, and answers since when. What has to be written is written afterwards.
   * @param faults the open ones of the database; null when it does not answer
   */
  note(troubles: readonly Trouble[], faults: NamedFaults | null, now: Date): ReadonlyMap<Trouble, KnownFault> {
    const open = new Map((faults?.rows ?? []).map((row) => [keyOf(row), row]));
    const present = new Set(troubles.map(keyOf));
    const known = new Map(
      troubles.map((trouble) => {
        const row = open.get(keyOf(trouble));
        const looksAtIt = row?.acknowledged_by ?? null;
        const acknowledgedBy = faults && looksAtIt !== null ? faults.named(looksAtIt) : null;
        return [trouble, { ...this.sight(trouble, row, now), acknowledgedBy }];
      }),
    );
    for (const [key, sighting] of this.seen) {
      if (present.has(key)) continue;
      this.seen.delete(key);
      if (!open.has(key) && sighting.looks >= looksThatCount) this.unwritten.push({ sighting, endedAt: now });
    }
    for (const key of this.missed.keys()) if (present.has(key) || !open.has(key)) this.missed.delete(key);
    for (const key of open.keys()) if (!present.has(key)) this.missed.set(key, (this.missed.get(key) ?? 0) + 1);
    if (faults) {
      this.writing ??= this.write(troubles, open, now)
        .catch((error: unknown) => this.logger.warn(`faults not written down: ${(error as Error).message}`))
        .finally(() => (this.writing = undefined));
    }
    return known;
  }

  private sight(trouble: Trouble, row: FaultRow | undefined, now: Date): Omit<KnownFault, 'acknowledgedBy'> {
    const key = keyOf(trouble);
    const sighting = this.seen.get(key) ?? { trouble, since: trouble.since ?? now, looks: 0 };
    sighting.looks += 1;
    this.seen.set(key, sighting);
    return {
      since: row ? isoOf(row.began_at) : sighting.since.toISOString(),
      id: row?.id ?? null,
    };
  }

  private async write(troubles: readonly Trouble[], open: ReadonlyMap<string, FaultRow>, now: Date): Promise<void> {
    for (const trouble of troubles) {
      const sighting = this.seen.get(keyOf(trouble));
      if (!open.has(keyOf(trouble)) && sighting && sighting.looks >= looksThatCount) await this.begin(sighting);
    }
    for (let past = this.unwritten[0]; past; past = this.unwritten[0]) {
      await this.writePast(past.sighting, past.endedAt);
      this.unwritten.shift();
    }
    for (const [key, looks] of this.missed) {
      const row = open.get(key);
      if (row && looks >= looksThatCount) await this.end(row, now);
    }
  }

  private async begin({ trouble: { code, level, queue }, since }: Sighting): Promise<void> {
    await this.tables()
      .insertInto('operations.fault')
      .values({ id: randomUUIDv7(), code, level, queue: queue ?? '', began_at: since.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Every process has seen it: the first one writes it down. */
  private async writePast({ trouble: { code, level, queue }, since }: Sighting, endedAt: Date): Promise<void> {
    const [began, ended] = [since.toISOString(), endedAt.toISOString()];
    await sql`
      insert into operations.fault (id, code, level, queue, began_at, ended_at)
      select ${randomUUIDv7()}::uuid, ${code}, ${level}, ${queue ?? ''}, ${began}::timestamptz, ${ended}::timestamptz
      where not exists (
        select from operations.fault where code = ${code} and queue = ${queue ?? ''}
          and began_at <= ${ended}::timestamptz and (ended_at is null or ended_at >= ${began}::timestamptz)
      )`.execute(this.tables());
  }

  private async end({ id }: FaultRow, now: Date): Promise<void> {
    await this.tables()
      .updateTable('operations.fault')
      .set({ ended_at: now.toISOString() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  }

  private async openRows(): Promise<NamedFaults> {
    return this.named(
      await this.tables().selectFrom('operations.fault').where('ended_at', 'is', null).selectAll().execute(),
    );
  }

  private async endedRows(): Promise<NamedFaults> {
    const rows = await this.tables()
      .selectFrom('operations.fault')
      .where('ended_at', 'is not', null)
      .distinctOn(['code', 'queue'])
      .orderBy('code')
      .orderBy('queue')
      .orderBy('ended_at', 'desc')
      .selectAll()
      .execute();
    return this.named(rows.sort((a, b) => Date.parse(b.ended_at ?? '') - Date.parse(a.ended_at ?? '')));
  }

  private async named(rows: readonly FaultRow[]): Promise<NamedFaults> {
    return { rows, named: await this.people.named(rows.map((row) => row.acknowledged_by)) };
  }

  private tables() {
    return this.database.tables<OperationsTables>();
  }
}

const keyOf = ({ code, queue }: { code: string; queue: string | null }) => `${code} ${queue ?? ''}`;
