import type { Arrival } from './arrivals.ts';
import { quantiles, type Quantiles } from './histogram.ts';
import type { Weather } from './weather.ts';

/** A rule that must hold, and its violations. */
export interface Kept {
  title: string;
  /** `data`: what people were shown. `storm`: whether faults and traffic were as intended. */
  about: 'data' | 'words' | 'storm';
  broken: string[];
  /** Why it cannot be judged. */
  unsaid?: string;
}

/** Seconds within which 99 % of the publishes must be found while no fault strikes, on two cores. */
export const calmBound = 1.5;
/** Seconds within which 95 % of the publishes must be found during an import. */
export const importBound = 1;
/** Label of the time during the import. */
export const importKind = 'import of many';
/**
 * Acknowledged changes of each editor that are required per minute, despite faults: a third of what a slow machine did.
 */
export const leastPerEditor = 30;

export interface Times {
  kind: string;
  engine: Quantiles;
  api: Quantiles;
}

/** Times from 'acknowledged' to 'found', by the faults at the acknowledgement. */
export function timesByKind(weather: Weather, engine: readonly Arrival[], api: readonly Arrival[]): Times[] {
  const [inEngine, inApi] = [engine, api].map((found) => byKind(weather, found));
  const kinds = [...(inEngine?.keys() ?? [])].sort((a, b) => Number(b === 'calm') - Number(a === 'calm'));
  return kinds.map((kind) => ({
    kind,
    engine: quantiles(inEngine?.get(kind) ?? []),
    api: quantiles(inApi?.get(kind) ?? []),
  }));
}

function byKind(weather: Weather, found: readonly Arrival[]): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const { acknowledgedAt, foundAt } of found) {
    for (const kind of weather.kindsAt(acknowledgedAt)) {
      const some = times.get(kind) ?? [];
      times.set(kind, some);
      some.push(Math.max(0, foundAt - acknowledgedAt));
    }
  }
  return times;
}

/** Publishes during a calm that took too long; undefined when the limit was kept. */
export function lateInCalm(times: readonly Times[]): string[] {
  const calm = times.find(({ kind }) => kind === 'calm');
  if (!calm) return ['nothing was published in a calm'];
  return (['engine', 'api'] as const).flatMap((way) => {
    const { p99, count } = calm[way];
    if (p99 <= calmBound * 1_000) return [];
    return [
      `${(p99 / 1_000).toFixed(2)} s in the ${way === 'api' ? "api's answers" : 'engine'}, of ${count} publishes`,
    ];
  });
}

/** Publishes during the import that took too long; undefined when the limit was kept. */
export function lateInImport(times: readonly Times[]): string[] {
  const line = times.find(({ kind }) => kind === importKind);
  if (!line) return ['nothing was published during the import'];
  const { p95, count } = line.engine;
  return p95 <= importBound * 1_000 ? [] : [`${(p95 / 1_000).toFixed(2)} s, of ${count} publishes`];
}

/** A complaint about too few acknowledged changes; undefined when there were enough. */
export function tooFew(acknowledged: ReadonlyMap<string, number>, editors: number, minutes: number): string[] {
  const count = acknowledged.values().reduce((sum, each) => sum + each, 0);
  const least = Math.round(leastPerEditor * editors * minutes);
  return count >= least ? [] : [`${count} acknowledged changes in ${minutes.toFixed(1)} minutes, and not ${least}`];
}
