import { expect, it } from '@jest/globals';
import { Arrivals } from './arrivals.ts';

const shows = (number?: number) => new Map(number === undefined ? [] : [['a', number]]);

it('finds a publish when its number is shown, and counts the time from its acknowledgement', () => {
  const arrivals = new Arrivals();
  arrivals.published('a', 2, 100);
  arrivals.saw(shows(1), 150);
  expect(arrivals.missing).toEqual(['a: edit 2']);
  arrivals.saw(shows(2), 300);
  expect(arrivals.found).toEqual([{ webstoreId: 'a', acknowledgedAt: 100, foundAt: 300 }]);
  expect(arrivals.missing).toEqual([]);
});

it('counts a superseded publish as found when the newer one is', () => {
  const arrivals = new Arrivals();
  arrivals.published('a', 1, 100);
  arrivals.published('a', 2, 200);
  arrivals.saw(shows(2), 300);
  expect(arrivals.found.map(({ acknowledgedAt }) => acknowledgedAt)).toEqual([100, 200]);
});

it('takes an absence for the end of a webstore that was taken off, and for nothing else', () => {
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

it('measures nothing of what a doubtful change may have hidden', () => {
  const arrivals = new Arrivals();
  arrivals.published('a', 1, 100);
  arrivals.takenOff('a', 200, true);
  arrivals.saw(shows(), 300);
  expect(arrivals.found).toEqual([]);
  expect(arrivals.missing).toEqual([]);
});
