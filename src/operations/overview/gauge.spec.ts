import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Gauge, unavailableSince } from './gauge.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = () => new Promise<never>(() => undefined);

/** Returns the reading after the timeout of half a second. */
async function afterHalfASecond(gauge: Gauge<unknown>) {
  const reading = gauge.read();
  await jest.advanceTimersByTimeAsync(500);
  return reading;
}

it('shows the value and since when it has succeeded', async () => {
  const gauge = new Gauge('redis', () => Promise.resolve(7));
  const first = await gauge.read();
  expect(first).toMatchObject({ value: 7, error: null, tries: 0 });
  expect(unavailableSince(first)).toBeNull();
  expect((await gauge.read()).since).toEqual(first.since);
});

it('times out after half a second, and shows since when it has failed', async () => {
  const gauge = new Gauge('search', never);
  const first = await afterHalfASecond(gauge);
  expect(first).toMatchObject({ value: null, tries: 1, error: 'search took longer than 500 ms' });
  const second = await afterHalfASecond(gauge);
  expect(second).toMatchObject({ value: null, tries: 2 });
  expect(unavailableSince(second)).toBe(first.since?.toISOString());
});

it('counts as unavailable at once after an error or without any success, and only at the second timeout after a success', async () => {
  const refusing = new Gauge('mail', () => Promise.reject(new Error('refused')));
  await afterHalfASecond(refusing);
  expect(refusing.isAway).toBe(true);
  let answer: () => Promise<unknown> = never;
  const gauge = new Gauge('search', () => answer());
  await afterHalfASecond(gauge);
  expect(gauge.isAway).toBe(true);
  const slow = new Gauge('redis', () => answer());
  answer = () => Promise.resolve();
  await afterHalfASecond(slow);
  answer = never;
  await afterHalfASecond(slow);
  expect(slow.isAway).toBe(false);
  await afterHalfASecond(slow);
  expect(slow.isAway).toBe(true);
});

it('keeps the start of the state, and knows since when it fails, after a single timeout', async () => {
  let answer: () => Promise<unknown> = () => Promise.resolve();
  const gauge = new Gauge('redis', () => answer());
  const { since } = await gauge.read();
  answer = never;
  const slow = await afterHalfASecond(gauge);
  expect(slow).toMatchObject({ tries: 1, since });
  expect(Date.parse(unavailableSince(slow)!)).toBeGreaterThan(since!.getTime());
});

it('keeps the start of the state through a single slow response', async () => {
  let respond: (() => void) | undefined;
  let answer: () => Promise<unknown> = () => Promise.resolve();
  const gauge = new Gauge('redis', () => answer());
  const { since } = await gauge.read();
  answer = () => new Promise<void>((resolve) => (respond = resolve));
  expect((await afterHalfASecond(gauge)).since).toEqual(since);
  respond?.();
  await jest.advanceTimersByTimeAsync(100);
  answer = () => Promise.resolve();
  expect(await gauge.read()).toMatchObject({ tries: 0, since });
});

it('succeeds at the next reading with a response that came after the timeout, once and not much later', async () => {
  let respond: ((value: string) => void) | undefined;
  const gauge = new Gauge('search', () => new Promise<string>((resolve) => (respond = resolve)));
  expect(await afterHalfASecond(gauge)).toMatchObject({ value: null, tries: 1 });
  await jest.advanceTimersByTimeAsync(300);
  respond?.('slow');
  await jest.advanceTimersByTimeAsync(200);
  expect(await afterHalfASecond(gauge)).toMatchObject({ value: 'slow', tries: 0, milliseconds: 800 });
  expect(await afterHalfASecond(gauge)).toMatchObject({ value: null, tries: 1 });
  respond?.('too old');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await afterHalfASecond(gauge)).toMatchObject({ value: null, tries: 2 });
});

it('sends no second request while one is in flight', async () => {
  let asked = 0;
  const gauge = new Gauge('search', () => {
    asked += 1;
    return never();
  });
  await afterHalfASecond(gauge);
  await afterHalfASecond(gauge);
  expect(asked).toBe(1);
});

it('restarts the time when it succeeds again', async () => {
  let works = false;
  const gauge = new Gauge('mail', () => (works ? Promise.resolve('yes') : Promise.reject(new Error('refused'))));
  const away = await gauge.read();
  expect(away).toMatchObject({ error: 'refused', tries: 1 });
  works = true;
  await jest.advanceTimersByTimeAsync(5);
  const back = await gauge.read();
  expect(back).toMatchObject({ value: 'yes', tries: 0 });
  expect(back.since!.getTime()).toBeGreaterThan(away.since!.getTime());
});

it('reuses a result until it expires, and sends no request while its dependency is unavailable', async () => {
  let asked = 0;
  const database = new Gauge('database', () => Promise.reject(new Error('refused')));
  const counting = new Gauge('counting', () => Promise.resolve((asked += 1)), { maxAge: 10_000, dependsOn: database });
  await counting.read();
  await counting.read();
  expect(asked).toBe(1);
  await database.read();
  const depths = new Gauge('depths', () => Promise.resolve((asked += 1)), { dependsOn: database });
  expect(await depths.read()).toMatchObject({ value: null, error: 'database does not answer' });
  expect(asked).toBe(1);
});
