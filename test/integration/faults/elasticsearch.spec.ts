import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { Posy } from '../../support/posy/posy.js';
import { OwnService } from './own-service.js';
import { SiteInUse } from './site-in-use.js';

let engine: OwnService;
let site: SiteInUse;

beforeAll(async () => {
  engine = await OwnService.start('elasticsearch');
  site = await SiteInUse.with(await Posy.start({ settings: { ELASTICSEARCH_URL: engine.url } }));
}, 60_000);
afterAll(async () => {
  await site.posy.stop();
  await engine.dispose();
}, 60_000);

async function expectRefusalWithinTwoSeconds(): Promise<void> {
  const began = Date.now();
  const answer = await site.newSearch();
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(answer.status).toBe(503);
  expect(answer.problem.error).toBe('search-unavailable');
  expect(answer.headers['retry-after']).toBe('2');
}

describe('while Elasticsearch is away', () => {
  it('search says so within two seconds, edits succeed, and appear after its return', async () => {
    await engine.stop();
    await expectRefusalWithinTwoSeconds();
    expect(await site.rename('During')).toEqual([200, 200]);
    expect((await site.readiness()).body).toMatchObject({ status: 'degraded', dependencies: { database: null } });
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(['queued', 'indexing']).toContain((await site.publication()).state);
    await engine.startAgain();
    await site.isFound('During');
    await site.isLive();
    expect(await site.countedTries()).toBe(0);
  }, 60_000);

  it('an engine that hangs is answered the same way', async () => {
    engine.freeze();
    await expectRefusalWithinTwoSeconds();
    expect(await site.rename('Frozen')).toEqual([200, 200]);
    engine.thaw();
    await site.isFound('Frozen');
    expect(await site.countedTries()).toBe(0);
  }, 60_000);
});

it('a deleted index comes back by itself, with everything in it', async () => {
  const { client } = site.posy.get(SearchEngine);
  for (const index of Object.keys(await client.indices.get({ index: `${site.posy.config.searchIndexPrefix}-*` }))) {
    await client.indices.delete({ index });
  }
  expect((await site.newSearch()).status).toBe(503);
  expect(await site.rename('Rebuilt')).toEqual([200, 200]);
  await site.isFound('Rebuilt', 30_000);
  expect(await site.countedTries()).toBe(0);
}, 60_000);
