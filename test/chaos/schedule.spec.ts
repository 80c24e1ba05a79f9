import { expect, it } from '@jest/globals';
import { faultKinds } from './faults.ts';
import { kindsOf, lanes, planned } from './schedule.ts';

const first = (count: number, seed: number) => lanes.flatMap((lane) => planned(seed, lane).take(count).toArray());

it('results in the same faults with the same numbers and victims in the same order for the same seed', () => {
  expect(first(40, 7)).toEqual(first(40, 7));
  expect(first(40, 7)).not.toEqual(first(40, 8));
});

it('contains every kind before it repeats one', () => {
  expect(lanes.flatMap((lane) => kindsOf(lane)).sort()).toEqual([...faultKinds].sort());
  for (const lane of lanes) {
    const kinds = kindsOf(lane);
    const drawn = planned(3, lane)
      .take(3 * kinds.length)
      .map(({ kind }) => kind)
      .toArray();
    for (const deck of [0, 1, 2]) {
      expect(drawn.slice(deck * kinds.length, (deck + 1) * kinds.length).sort()).toEqual([...kinds].sort());
    }
  }
});

it('contains only the named kinds if there are any', () => {
  const only = ['engine hangs', 'Redis emptied', 'api killed'] as const;
  expect(lanes.flatMap((lane) => kindsOf(lane, only))).toEqual(only);
  const drawn = planned(3, 'services', only).take(6).toArray();
  expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['engine hangs', 'Redis emptied']));
});
