import { expect, it } from '@jest/globals';
import { LocalCounter } from './local-counter.js';

it('counts each key by itself, until its window ends', () => {
  const counter = new LocalCounter();
  expect(counter.count('a', 1_000, 0)).toEqual({ count: 1, left: 1_000 });
  expect(counter.count('b', 1_000, 100)).toEqual({ count: 1, left: 1_000 });
  expect(counter.count('a', 1_000, 400)).toEqual({ count: 2, left: 600 });
  expect(counter.count('a', 1_000, 1_000)).toEqual({ count: 1, left: 1_000 });
});

it('forgets rather than grow without end', () => {
  const counter = new LocalCounter();
  for (let key = 0; key < 50_000; key++) counter.count(String(key), 1_000, 0);
  expect(counter.count('0', 1_000, 1).count).toBe(2);
  counter.count('one more', 1_000, 1);
  expect(counter.count('0', 1_000, 2).count).toBe(1);
});
