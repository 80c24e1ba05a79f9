import { expect, it } from '@jest/globals';
import { SingleFlight } from './single-flight.js';

/** Work that ends when the test says so, with how often it was begun. */
function heldWork() {
  const held = Promise.withResolvers<string>();
  const work = { begun: 0, ...held, run: () => ((work.begun += 1), held.promise) };
  return work;
}

it('work is done once for all who ask while it is under way, and again afterwards', async () => {
  const flights = new SingleFlight<string>();
  const work = heldWork();
  const asked = [flights.run('a', work.run), flights.run('a', work.run)];
  work.resolve('done');
  expect(await Promise.all(asked)).toEqual(['done', 'done']);
  expect(work.begun).toBe(1);
  await flights.run('a', work.run);
  expect(work.begun).toBe(2);
});

it('other work is done beside it', async () => {
  const flights = new SingleFlight<string>();
  const work = heldWork();
  const waiting = flights.run('a', work.run);
  expect(await flights.run('b', async () => 'other')).toBe('other');
  work.resolve('done');
  expect(await waiting).toBe('done');
});

it('a failure is told to all who wait, and not kept', async () => {
  const flights = new SingleFlight<string>();
  const work = heldWork();
  const outcomes = Promise.allSettled([flights.run('a', work.run), flights.run('a', work.run)]);
  work.reject(new Error('away'));
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('a', async () => 'again')).toBe('again');
});
