import { expect, it } from '@jest/globals';
import type { Readiness } from '../outages/dependency-probe.js';
import { CachedReadiness } from './cached-readiness.js';

it('checks the dependencies at most once a second, for any number of callers', async () => {
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
