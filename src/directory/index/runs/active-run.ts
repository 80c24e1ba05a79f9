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

/** Milliseconds between two beats: how soon a cancel is noticed, and how much work a death repeats. */
const beatEvery = 500;
/** Seconds of silence after which another worker takes a run over. */
const lease = 10;
/** Seconds after which a worker with another index takes a run that nobody else does. */
const leftAlone = 60;
const examplesKept = 20;

/**
 * A run while this process does it. Progress is kept here and written twice a second, always under the name of this
 * attempt: whoever was taken for dead finds out at the next beat, and touches nothing more.
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

  /** The open run, unless another worker has it. */
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

  /** Where an earlier attempt, or this one, has come to. */
  get position(): IndexRunPosition | null {
    return this.row.position;
  }

  /** Keeps beating until `release`. */
  start(): void {
    this.beating = this.beat();
  }

  stop(kind: RunEnding['kind']): void {
    this.ending.abort(new RunEnding(kind));
  }

  /** A new phase begins, or one that an earlier attempt had begun goes on. */
  enter(phase: IndexRunPhase, total: number | null): void {
    const done = this.row.phase === phase ? this.row.done : 0;
    Object.assign(this.row, { phase, total, done, per_second: null, ends_about: null });
    this.phaseBegan = { at: Date.now(), done };
  }

  /** So many more listings are done, and a later attempt would go on from here. */
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

  /** The index it works on, written before anything is done there. */
  async workOn(index: string, position: IndexRunPosition): Promise<void> {
    Object.assign(this.row, { index_name: index, position });
    await this.save();
  }

  /**
   * Writes what is known, and hears whether to stop.
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

  /** Ends the run, or lets another attempt have it. Answers whether it was still this attempt's to say so. */
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

  /** Stops beating; a beat on its way is waited for. */
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

  /** A database that is away for a moment is no reason to stop; one that is away for longer has told another to go on. */
  private async beat(): Promise<void> {
    for (;;) {
      await sleep(beatEvery, undefined, { signal: this.signal }).catch(() => undefined);
      if (this.signal.aborted) return;
      await this.save().catch(() => undefined);
      if (Date.now() - this.lastBeat > lease * 1_000) this.stop('lost');
    }
  }

  /** Rate and end of this phase, from what this attempt has done of it. */
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
