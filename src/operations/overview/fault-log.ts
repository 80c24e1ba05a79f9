import { randomUUIDv7 } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import type { PersonView } from '#contracts/operations/operations.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { Trouble } from '../domain/troubles.js';
import { isoTime } from '../rows/iso-time.js';
import type { OperationsTables } from '../rows/operations.tables.js';
import { People } from '../rows/people.js';
import { DependencyGauges } from './dependency-gauges.js';
import { Gauge } from './gauge.js';

type FaultRow = Selectable<OperationsTables['operations.fault']>;

interface NamedFaults {
  readonly rows: readonly FaultRow[];
  readonly named: (userId: string) => PersonView;
}

/** The beginning of a trouble, and the operator who acknowledged it. */
export interface KnownFault {
  readonly since: string;
  readonly id: string | null;
  readonly acknowledgedBy: PersonView | null;
}

/** A trouble that this process observes at the moment. */
interface Observation {
  readonly trouble: Trouble;
  readonly since: Date;
  count: number;
}

/**
 * Consecutive observations before a fault begins or ends: a single slow response is no fault, and a single good one no
 * recovery.
 */
const observationsNeeded = 2;

/**
 * Stores the beginning and the end of each fault. While the database is unavailable, the observations of this process
 * have to do; they are written when the database is back, so that the beginning survives restarts.
 */
@Injectable()
export class FaultLog {
  readonly open: Gauge<NamedFaults>;
  /** The latest ended fault of each kind, the newest first. */
  readonly last: Gauge<NamedFaults>;
  private readonly logger = new Logger(FaultLog.name);
  private readonly observed = new Map<string, Observation>();
  /** Faults that ended before they could be written, mostly because the database was unavailable. */
  private readonly pendingWrites: { observation: Observation; endedAt: Date }[] = [];
  /** Open faults that are no longer observed -> readings without them. */
  private readonly missed = new Map<string, number>();
  private writing?: Promise<void>;

  constructor(
    dependencies: DependencyGauges,
    private readonly database: ReadDatabase,
    private readonly people: People,
  ) {
    const dependsOn = dependencies.all.database;
    this.open = new Gauge('open faults', () => this.openRows(), { dependsOn });
    this.last = new Gauge('last faults', () => this.endedRows(), { dependsOn, maxAge: 5_000 });
  }

  /**
   * Records the current troubles and returns when each began. The database is written in the background.
   * @param faults the open faults in the database; null if it does not respond
   */
  update(troubles: readonly Trouble[], faults: NamedFaults | null, now: Date): ReadonlyMap<Trouble, KnownFault> {
    const open = new Map((faults?.rows ?? []).map((row) => [keyOf(row), row]));
    const present = new Set(troubles.map(keyOf));
    const known = new Map(
      troubles.map((trouble) => {
        const row = open.get(keyOf(trouble));
        const looksAtIt = row?.acknowledged_by ?? null;
        const acknowledgedBy = faults && looksAtIt !== null ? faults.named(looksAtIt) : null;
        return [trouble, { ...this.observe(trouble, row, now), acknowledgedBy }];
      }),
    );
    for (const [key, observation] of this.observed) {
      if (present.has(key)) continue;
      this.observed.delete(key);
      if (!open.has(key) && observation.count >= observationsNeeded)
        this.pendingWrites.push({ observation, endedAt: now });
    }
    for (const key of this.missed.keys()) if (present.has(key) || !open.has(key)) this.missed.delete(key);
    for (const key of open.keys()) if (!present.has(key)) this.missed.set(key, (this.missed.get(key) ?? 0) + 1);
    if (faults) {
      this.writing ??= this.write(troubles, open, now)
        .catch((error: unknown) => this.logger.warn(`faults not saved: ${(error as Error).message}`))
        .finally(() => (this.writing = undefined));
    }
    return known;
  }

  private observe(trouble: Trouble, row: FaultRow | undefined, now: Date): Omit<KnownFault, 'acknowledgedBy'> {
    const key = keyOf(trouble);
    const observation = this.observed.get(key) ?? { trouble, since: trouble.since ?? now, count: 0 };
    observation.count += 1;
    this.observed.set(key, observation);
    return {
      since: row ? isoTime(row.began_at) : observation.since.toISOString(),
      id: row?.id ?? null,
    };
  }

  private async write(troubles: readonly Trouble[], open: ReadonlyMap<string, FaultRow>, now: Date): Promise<void> {
    for (const trouble of troubles) {
      const observation = this.observed.get(keyOf(trouble));
      if (!open.has(keyOf(trouble)) && observation && observation.count >= observationsNeeded)
        await this.begin(observation);
    }
    for (let past = this.pendingWrites[0]; past; past = this.pendingWrites[0]) {
      await this.writeEnded(past.observation, past.endedAt);
      this.pendingWrites.shift();
    }
    for (const [key, looks] of this.missed) {
      const row = open.get(key);
      if (row && looks >= observationsNeeded) await this.end(row, now);
    }
  }

  private async begin({ trouble: { code, level, queue }, since }: Observation): Promise<void> {
    await this.tables()
      .insertInto('operations.fault')
      .values({ id: randomUUIDv7(), code, level, queue: queue ?? '', began_at: since.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Writes a fault that has ended already. All processes have observed it, so only the first of them inserts a row. */
  private async writeEnded({ trouble: { code, level, queue }, since }: Observation, endedAt: Date): Promise<void> {
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
