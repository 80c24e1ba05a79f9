import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Pace } from './pace.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Calls like a page: each new call aborts the previous one. */
function aPage() {
  const pace = new Pace();
  const passed: number[] = [];
  let last = new AbortController();
  const ask = async (nth: number) => {
    last.abort(new Error('taken back'));
    last = new AbortController();
    await pace.turn(last.signal).then(
      () => passed.push(nth),
      () => undefined,
    );
  };
  return { ask, passed };
}

it('lets a single call through at once', async () => {
  const { ask, passed } = aPage();
  await ask(1);
  expect(passed).toEqual([1]);
  jest.advanceTimersByTime(1_000);
  await ask(2);
  expect(passed).toEqual([1, 2]);
});

it('lets the first and the last of a burst through, the last one at its end', async () => {
  const { ask, passed } = aPage();
  for (const nth of [1, 2, 3, 4]) {
    void ask(nth);
    await jest.advanceTimersByTimeAsync(80);
  }
  expect(passed).toEqual([1]);
  await jest.advanceTimersByTimeAsync(150);
  expect(passed).toEqual([1, 4]);
});
