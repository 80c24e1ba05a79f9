import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DiskStorage } from '#src/platform/storage/disk-storage.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

it('the relay deletes unfinished files and results without a valid address', async () => {
  const storage = posy.get(DiskStorage);
  const json = { contentType: 'application/json', cacheControl: 'no-store' };
  for (const key of ['search-results/old.json', 'search-results/new.json', 'other/old.json']) {
    await storage.put(key, Buffer.from('{}'), json);
  }
  const path = (name: string) => join(posy.config.storageDir, name);
  writeFileSync(path('unfinished~/old'), '');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  for (const name of ['search-results/old.json~', 'other/old.json~', 'unfinished~/old']) {
    utimesSync(path(name), twoHoursAgo, twoHoursAgo);
  }
  await posy.startWorkers(['relay']);
  await eventually(
    async () => ['search-results/old.json~', 'unfinished~/old'].filter((name) => existsSync(path(name))),
    (left) => left.length === 0,
  );
  expect(existsSync(path('search-results/new.json~'))).toBe(true);
  expect(existsSync(path('other/old.json~'))).toBe(true);
});
