import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { Gate } from '../../e2e/support/gate.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { withSlack } from '../../support/with-slack.js';
import { SiteInUse } from './site-in-use.js';

let engine: Gate;
let site: SiteInUse;

beforeAll(async () => {
  engine = await Gate.before(process.env['ELASTICSEARCH_URL'] ?? '');
  site = await SiteInUse.with(await Posy.start({ settings: { ELASTICSEARCH_URL: engine.url } }));
});
afterAll(async () => {
  await engine.open();
  await site.posy.stop();
  await engine.shut();
});

async function expectRefusalWithinTwoSeconds(): Promise<void> {
  const began = Date.now();
  const answer = await site.newSearch();
  expect(Date.now() - began).toBeLessThan(withSlack(2_000));
  expect(answer.status).toBe(503);
  expect(answer.problem.error).toBe('search-unavailable');
  expect(answer.headers['retry-after']).toBe('2');
}

describe('while Elasticsearch is down', () => {
  it('search says so within two seconds, edits succeed, and appear after its return', async () => {
    await engine.shut();
    await expectRefusalWithinTwoSeconds();
    expect(await site.rename('During')).toEqual([200, 200]);
    expect((await site.isDegraded()).dependencies).toMatchObject({ database: null });
    await site.hasTried();
    expect(['queued', 'indexing']).toContain((await site.publication()).state);
    await engine.open();
    await site.isFound('During');
    await site.isLive();
    expect(await site.countedTries()).toBe(0);
  });

  it('an engine that hangs is answered the same way', async () => {
    engine.hold();
    await expectRefusalWithinTwoSeconds();
    expect(await site.rename('Frozen')).toEqual([200, 200]);
    await engine.open();
    await site.isFound('Frozen');
    expect(await site.countedTries()).toBe(0);
  });
});

it('a deleted index comes back by itself, with everything in it', async () => {
  const { client } = site.posy.get(SearchEngine);
  for (const index of Object.keys(await client.indices.get({ index: `${site.posy.config.searchIndexPrefix}-*` }))) {
    await client.indices.delete({ index });
  }
  expect((await site.newSearch()).status).toBe(503);
  expect(await site.rename('Rebuilt')).toEqual([200, 200]);
  await site.isFound('Rebuilt');
  expect(await site.countedTries()).toBe(0);
  const { runs } = await eventually(
    () => site.posy.get(IndexFacade).recentRuns({ page: 1, pageSize: 1 }),
    (recent) => recent.runs[0]?.endedAt !== null,
  );
  expect(runs[0]).toMatchObject({ kind: 'rebuild', state: 'done', startedBy: { program: 'keeper' } });
});
