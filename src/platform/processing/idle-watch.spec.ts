import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { IdleWatch } from './idle-watch.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('an idle watch calls back once after the last work, and not while something runs', async () => {
  let calls = 0;
  const watch = new IdleWatch(1_000, () => (calls += 1));
  jest.advanceTimersByTime(5_000);
  expect(calls).toBe(0);

  await watch.during(Promise.resolve());
  jest.advanceTimersByTime(900);
  const long = Promise.withResolvers<void>();
  const running = watch.during(long.promise);
  await expect(watch.during(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  jest.advanceTimersByTime(5_000);
  expect(calls).toBe(0);

  long.resolve();
  await running;
  jest.advanceTimersByTime(5_000);
  expect(calls).toBe(1);
});

it('a stopped idle watch does not call back', async () => {
  let calls = 0;
  const watch = new IdleWatch(1_000, () => (calls += 1));
  await watch.during(Promise.resolve());
  watch.stop();
  jest.advanceTimersByTime(5_000);
  expect(calls).toBe(0);
});
