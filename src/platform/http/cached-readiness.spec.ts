import { expect, it } from '@jest/globals';
import type { Readiness } from '../messages/dependency-probe.js';
import { CachedReadiness } from './cached-readiness.js';

it('asks the dependencies once a second, however many callers want to know', async () => {
  let [now, asked] = [0, 0];
  const readiness = (): Readiness => ({ status: 'ready', dependencies: { database: `${asked}` } });
  const kept = new CachedReadiness(
    async () => {
      asked += 1;
      return readiness();
    },
    () => now,
  );
  await Promise.all(Array.from({ length: 50 }, () => kept.read()));
  now = 999;
  expect([await kept.read(), asked]).toEqual([readiness(), 1]);
  now = 1_000;
  await Promise.all([kept.read(), kept.read()]);
  expect([await kept.read(), asked]).toEqual([readiness(), 2]);
});
