import { expect, it } from '@jest/globals';
import { SingleFlight } from './single-flight.js';

/** Work that the test completes, with the number of its starts. */
function heldWork() {
  const held = Promise.withResolvers<string>();
  const work = { begun: 0, ...held, run: () => ((work.begun += 1), held.promise) };
  return work;
}

it('runs work once for concurrent calls, and again afterwards', async () => {
  const flights = new SingleFlight<string>();
  const work = heldWork();
  const asked = [flights.run('a', work.run), flights.run('a', work.run)];
  work.resolve('done');
  expect(await Promise.all(asked)).toEqual(['done', 'done']);
  expect(work.begun).toBe(1);
  await flights.run('a', work.run);
  expect(work.begun).toBe(2);
});

it('runs work of another key at the same time', async () => {
  const flights = new SingleFlight<string>();
  const work = heldWork();
  const waiting = flights.run('a', work.run);
  expect(await flights.run('b', async () => 'other')).toBe('other');
  work.resolve('done');
  expect(await waiting).toBe('done');
});

it('rejects all waiting calls on a failure, which is not cached', async () => {
  const flights = new SingleFlight<string>();
  const work = heldWork();
  const outcomes = Promise.allSettled([flights.run('a', work.run), flights.run('a', work.run)]);
  work.reject(new Error('away'));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('a', async () => 'again')).toBe('again');
});
