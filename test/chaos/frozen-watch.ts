import { setTimeout as sleep } from 'node:timers/promises';
import type { Freezer } from './freezer.ts';
import type { Ledger, WebstoreAccount } from './ledger.ts';
import type { Machine } from './machine.ts';
import type { Onlooker } from './onlooker.ts';
import type { Look } from './reader.ts';
import type { Weather } from './weather.ts';

/**
 * Milliseconds after a fault's end by which search must show what was acknowledged: a killed worker's jobs are taken
 * over within 15 s, and a paused consumer probes again after 5 s at most. Time during another fault does not count, and
 * on a busy machine the limit is extended.
 */
export const settledWithin = 20_000;
/** Minimum number of milliseconds that a webstore stays frozen after the fault: a late write must not undo it. */
const frozenAtLeast = 5_000;
const everyMs = 200;
/** Milliseconds over which the load of the machine is measured. */
const crowdedFor = 5_000;

/** Freezes webstores during faults and compares what search shows of them with the last acknowledged value. */
export class FrozenWatch {
  readonly broken: string[] = [];
  /** Number of webstores that were compared with search, over all faults. */
  compared = 0;
  private readonly freezer: Freezer;
  private readonly accounts: ReadonlyMap<string, WebstoreAccount>;
  private readonly onlooker: Onlooker;
  private readonly weather: Weather;
  private readonly machine: Machine;
  private readonly watched: Promise<void>[] = [];

  constructor(freezer: Freezer, ledger: Ledger, onlooker: Onlooker, weather: Weather, machine: Machine) {
    this.freezer = freezer;
    this.accounts = new Map(ledger.accounts.map((account) => [account.id, account]));
    this.onlooker = onlooker;
    this.weather = weather;
    this.machine = machine;
  }

  /** @param ended resolves with the fault */
  freeze(fault: string, ended: Promise<unknown>): void {
    const ids = this.freezer.freeze();
    this.watched.push(this.watch(fault, ids, ended));
  }

  /** Resolves when every frozen webstore has been compared. */
  async settled(): Promise<void> {
    await Promise.all(this.watched);
  }

  private async watch(fault: string, ids: readonly string[], ended: Promise<unknown>): Promise<void> {
    await ended.catch(() => undefined);
    const end = Date.now();
    let waited = 0;
    let wrong = this.wrong(ids, end);
    for (; waited < settledWithin && (wrong.length > 0 || Date.now() - end < frozenAtLeast); await sleep(everyMs)) {
      // A change in flight at the freeze may have got its response late.
      const touched = Math.max(end, ...ids.map((id) => this.accounts.get(id)?.touchedAt ?? 0));
      if (touched > end && Date.now() - touched < settledWithin) waited = Math.min(waited, Date.now() - touched);
      if (this.weather.isQuiet) waited += everyMs / this.machine.crowding(Date.now() - crowdedFor, Date.now());
      wrong = this.wrong(ids, end);
    }
    this.compared += ids.length;
    this.broken.push(...wrong.map((line) => `${fault}: ${line}`));
    this.freezer.release(ids);
  }

  /** Compares with the observations since the fault's end: directly, and through the api. */
  private wrong(ids: readonly string[], since: number): string[] {
    const { engine, api } = this.onlooker;
    return [
      ...this.differences('the engine', engine.last, ids, since),
      ...this.differences('the api', api.last, ids, since),
    ];
  }

  private differences(who: string, look: Look | undefined, ids: readonly string[], since: number): string[] {
    if (!look || look.askedAt < since) return [`${who} has not answered since`];
    return ids.flatMap((id) => {
      const found = look.names.get(id) ?? null;
      const shown = this.accounts.get(id)?.shown;
      if (!shown || shown.allows(found)) return [];
      return [`${who} shows ${id} as ${JSON.stringify(found)}, not ${shown.expected}`];
    });
  }
}
