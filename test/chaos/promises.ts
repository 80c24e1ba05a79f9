import type { Arrival } from './arrivals.ts';
import { quantiles, type Quantiles } from './histogram.ts';
import type { Weather } from './weather.ts';

/** What must hold, and what was found against it. */
export interface Kept {
  title: string;
  /** `data`: what people were told or shown. `storm`: whether the faults and the traffic were what they should be. */
  about: 'data' | 'words' | 'storm';
  broken: string[];
  /** Why nothing can be said. */
  unsaid?: string;
}

/** Seconds within which ninety-nine of a hundred publishes must be found while nothing is wrong, on two cores. */
export const calmBound = 1.5;
/** Seconds within which 95 of a hundred publishes must be found while an import is under way. */
export const importBound = 1;
/** What is going on while the import is under way. */
export const importKind = 'import of many';
/** Changes of each editor that must be acknowledged in a minute, faults or not: a third of what a slow machine did. */
export const leastPerEditor = 30;

export interface Times {
  kind: string;
  engine: Quantiles;
  api: Quantiles;
}

/** From 'acknowledged' to 'found', by what was going on at the acknowledgement. */
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

/** Publishes in a calm that took too long; nothing when the bound is kept. */
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

/** Publishes during the import that took too long; nothing when the bound is kept. */
export function lateInImport(times: readonly Times[]): string[] {
  const line = times.find(({ kind }) => kind === importKind);
  if (!line) return ['nothing was published during the import'];
  const { p95, count } = line.engine;
  return p95 <= importBound * 1_000 ? [] : [`${(p95 / 1_000).toFixed(2)} s, of ${count} publishes`];
}

/** Too few acknowledged changes; nothing when there were enough. */
export function tooFew(acknowledged: ReadonlyMap<string, number>, editors: number, minutes: number): string[] {
  const count = acknowledged.values().reduce((sum, each) => sum + each, 0);
  const least = Math.round(leastPerEditor * editors * minutes);
  return count >= least ? [] : [`${count} acknowledged changes in ${minutes.toFixed(1)} minutes, and not ${least}`];
}
