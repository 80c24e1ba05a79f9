import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUIDv7 } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { DirectoryTables } from '../../directory.tables.js';
import type { IndexRunPosition, ListingDifference } from '../../domain/index-run.js';
import type { IndexRunPhase } from '../../domain/index-run-phase.js';
import { indexHash } from '../mapping.js';
import { RunEnding } from './run-ending.js';

type Row = Selectable<DirectoryTables['directory.index_run']>;
type Changes = Updateable<DirectoryTables['directory.index_run']>;

/** Milliseconds between two heartbeats: how soon a cancel is noticed, and how much work is repeated after a crash. */
const beatEvery = 500;
/** Seconds without a heartbeat after which another worker takes a run over. */
const lease = 10;
/** Seconds after which a worker with another index definition takes a run that nobody else has taken. */
const leftAlone = 60;
const examplesKept = 20;

/**
 * A run while this process executes it. Progress is kept here and written twice a second, always under the name of this
 * attempt: a worker that lost its run to another one notices at the next heartbeat and stops.
 */
export class ActiveRun {
  private readonly ending = new AbortController();
  private readonly attempt: string;
  private phaseBegan = { at: Date.now(), done: 0 };
  private lastBeat = Date.now();
  private beating?: Promise<void>;

  private constructor(
    private readonly tables: () => Kysely<DirectoryTables>,
    private readonly row: Row,
  ) {
    this.attempt = row.worker ?? '';
  }

  /** Takes the open run, unless another worker has it. */
  static async take(tables: () => Kysely<DirectoryTables>): Promise<ActiveRun | undefined> {
    const row = await tables()
      .updateTable('directory.index_run')
      .set({ state: 'running', worker: randomUUIDv7(), beat_at: sql`clock_timestamp()`, error: null })
      .where('id', '=', (run) =>
        run
          .selectFrom('directory.index_run')
          .select('id')
          .where(sql<boolean>`state = any (array['waiting', 'running'])`)
          .where(sql<boolean>`(worker is null or beat_at < clock_timestamp() - make_interval(secs => ${lease}))`)
          .where(
            sql<boolean>`(hash = ${indexHash} or
              coalesce(beat_at, started_at) < clock_timestamp() - make_interval(secs => ${leftAlone}))`,
          )
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
    return row && new ActiveRun(tables, row);
  }

  /** Aborted with a RunEnding when the run must stop. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  get request(): Pick<Row, 'kind' | 'repair' | 'facts'> {
    return this.row;
  }

  get index(): string | null {
    return this.row.index_name;
  }

  /** The checkpoint of this attempt or an earlier one. */
  get position(): IndexRunPosition | null {
    return this.row.position;
  }

  /** Sends heartbeats until `release`. */
  start(): void {
    this.beating = this.beat();
  }

  stop(kind: RunEnding['kind']): void {
    this.ending.abort(new RunEnding(kind));
  }

  /** Begins a phase, or continues the one that an earlier attempt had begun. */
  enter(phase: IndexRunPhase, total: number | null): void {
    const done = this.row.phase === phase ? this.row.done : 0;
    Object.assign(this.row, { phase, total, done, per_second: null, ends_about: null });
    this.phaseBegan = { at: Date.now(), done };
  }

  /** Counts listings as done and moves the checkpoint of a later attempt behind them. */
  advance(listings: number, position: IndexRunPosition): void {
    this.row.done += listings;
    this.row.position = position;
  }

  note(differences: readonly { webstoreId: string; difference: ListingDifference }[], repaired: number): void {
    for (const { difference } of differences) this.row[difference === 'unfit' ? 'stale' : difference] += 1;
    this.row.repaired += repaired;
    const free = examplesKept - this.row.examples.length;
    const further = differences.slice(0, free).map(({ webstoreId, difference }) => ({ webstoreId, difference }));
    this.row.examples = [...this.row.examples, ...further];
  }

  /** The index that the run works on, stored before anything is done to it. */
  async workOn(index: string, position: IndexRunPosition): Promise<void> {
    Object.assign(this.row, { index_name: index, position });
    await this.save();
  }

  /**
   * Writes the progress, and reads whether to stop.
   * @throws RunEnding
   */
  async save(): Promise<void> {
    this.reckon();
    const { index_name, phase, done, total, per_second, ends_about, missing, stale, surplus, repaired } = this.row;
    const written = await this.update({
      ...{ index_name, phase, done, total, per_second, ends_about, missing, stale, surplus, repaired },
      position: sql`${JSON.stringify(this.row.position)}::jsonb` as never,
      examples: sql`${JSON.stringify(this.row.examples)}::jsonb` as never,
      beat_at: sql`clock_timestamp()` as never,
    });
    this.lastBeat = Date.now();
    if (!written) this.stop('lost');
    else if (written.cancel_asked_at !== null) this.stop('cancelled');
    this.signal.throwIfAborted();
  }

  /** Ends the run, or releases it for another attempt. Returns whether it still belonged to this attempt. */
  async release(state: Row['state'], error: string | null = null): Promise<boolean> {
    await this.hush();
    this.reckon();
    const ended = state === 'waiting' ? {} : { ended_at: sql`clock_timestamp()` as never, ends_about: null };
    const { done, missing, stale, surplus, repaired, examples, position } = this.row;
    const said = await this.update({
      ...{ done, missing, stale, surplus, repaired, state, error, worker: null, ...ended },
      position: sql`${JSON.stringify(position)}::jsonb` as never,
      examples: sql`${JSON.stringify(examples)}::jsonb` as never,
    });
    return said !== undefined;
  }

  /** Stops the heartbeat and waits for one in flight. */
  async hush(): Promise<void> {
    if (!this.signal.aborted) this.stop('stopping');
    await this.beating;
  }

  private update(changes: Changes) {
    return this.tables()
      .updateTable('directory.index_run')
      .set(changes)
      .where('id', '=', this.row.id)
      .where('worker', '=', this.attempt)
      .returning('cancel_asked_at')
      .executeTakeFirst();
  }

  /** A short outage of the database does not stop the run; during a longer one another worker has taken it over. */
  private async beat(): Promise<void> {
    for (;;) {
      await sleep(beatEvery, undefined, { signal: this.signal }).catch(() => undefined);
      if (this.signal.aborted) return;
      await this.save().catch(() => undefined);
      if (Date.now() - this.lastBeat > lease * 1_000) this.stop('lost');
    }
  }

  /** Returns the rate and the estimated end of this phase, from the progress of this attempt. */
  private reckon(): void {
    const seconds = (Date.now() - this.phaseBegan.at) / 1_000;
    const done = this.row.done - this.phaseBegan.done;
    if (seconds < 0.2 || done === 0) return;
    const perSecond = done / seconds;
    this.row.per_second = perSecond;
    if (this.row.total === null) return;
    const left = Math.max(0, this.row.total - this.row.done) / perSecond;
    this.row.ends_about = new Date(Date.now() + left * 1_000).toISOString();
  }
}
