import { expect, it } from '@jest/globals';
import { Arrivals } from './arrivals.ts';

const shows = (number?: number) => new Map(number === undefined ? [] : [['a', number]]);

it('finds a publish when its number is shown, and measures the time from its acknowledgement', () => {
  const arrivals = new Arrivals();
  arrivals.published('a', 2, 100);
  arrivals.saw(shows(1), 150);
  expect(arrivals.missing).toEqual(['a: edit 2']);
  arrivals.saw(shows(2), 300);
  expect(arrivals.found).toEqual([{ webstoreId: 'a', acknowledgedAt: 100, foundAt: 300 }]);
  expect(arrivals.missing).toEqual([]);
});

it('counts a superseded publish as found when the newer one is found', () => {
  const arrivals = new Arrivals();
  arrivals.published('a', 1, 100);
  arrivals.published('a', 2, 200);
  arrivals.saw(shows(2), 300);
  expect(arrivals.found.map(({ acknowledgedAt }) => acknowledgedAt)).toEqual([100, 200]);
});

it('interprets an absence as the effect of unpublishing, and as nothing else', () => {
  const arrivals = new Arrivals();
  arrivals.published('a', 1, 100);
  arrivals.saw(shows(), 150);
  expect(arrivals.found).toEqual([]);
  arrivals.takenOff('a', 200);
  arrivals.published('a', 2, 250);
  arrivals.saw(shows(), 300);
  expect(arrivals.found.map(({ acknowledgedAt }) => acknowledgedAt)).toEqual([100, 200]);
  expect(arrivals.missing).toEqual(['a: edit 2']);
});

it('takes no measurement that an uncertain change may have affected', () => {
  const arrivals = new Arrivals();
  arrivals.published('a', 1, 100);
  arrivals.takenOff('a', 200, true);
  arrivals.saw(shows(), 300);
  expect(arrivals.found).toEqual([]);
  expect(arrivals.missing).toEqual([]);
});
