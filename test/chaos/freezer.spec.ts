import { expect, it } from '@jest/globals';
import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { Freezer } from './freezer.ts';

const ids = Array.from({ length: 30 }, (_, at) => `webstore ${at}`);
const freezer = (seed = 7) => new Freezer(ids, new SeededRandom(seed, 40));

it('freezes a third of the free webstores, none of them twice, until they are released', () => {
  const some = freezer();
  const first = some.freeze();
  const second = some.freeze();
  expect([first.length, second.length]).toEqual([10, 7]);
  expect(new Set([...first, ...second]).size).toBe(17);
  expect(ids.filter((id) => some.isFrozen(id)).sort()).toEqual([...first, ...second].sort());
  some.release(first);
  expect(ids.filter((id) => some.isFrozen(id)).sort()).toEqual([...second].sort());
});

it('draws the same webstores for the same seed', () => {
  expect(freezer().freeze()).toEqual(freezer().freeze());
  expect(freezer().freeze()).not.toEqual(freezer(8).freeze());
});
