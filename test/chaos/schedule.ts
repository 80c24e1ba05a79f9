import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { declarationOf, faultKinds, planFault, type FaultKind, type PlannedFault } from './faults.ts';

/** Faults of two lanes run concurrently, those of one lane one after the other. */
export const lanes = ['services', 'programs'] as const;
export type Lane = (typeof lanes)[number];

/** The kinds of a lane, or only those that are named. */
export const kindsOf = (lane: Lane, only: readonly FaultKind[] = faultKinds): FaultKind[] =>
  only.filter((kind) => declarationOf(kind).lane === lane);

/** The endless sequence of a lane's faults: all of its kinds, shuffled, again and again. The same for the same seed. */
export function* planned(seed: number, lane: Lane, only?: readonly FaultKind[]): Generator<PlannedFault, never, void> {
  const random = new SeededRandom(seed, lanes.indexOf(lane));
  const kinds = kindsOf(lane, only);
  while (true) for (const kind of random.some(kinds, kinds.length)) yield planFault(kind, random);
}
