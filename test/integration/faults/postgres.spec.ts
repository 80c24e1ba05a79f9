import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrateDatabase } from '#src/platform/database/migrate-database.js';
import { databaseSchemas } from '#src/schema.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { OwnService } from './own-service.js';
import { SiteInUse } from './site-in-use.js';

let postgres: OwnService;
let site: SiteInUse;

beforeAll(async () => {
  postgres = await OwnService.start('postgres');
  await migrateDatabase(postgres.url, databaseSchemas);
  site = await SiteInUse.with(await Posy.start({ settings: { DATABASE_URL: postgres.url } }));
});
afterAll(async () => {
  await site.posy.stop();
  await postgres.dispose();
});

it('while PostgreSQL restarts a save is refused without a word about its cause, and can be repeated as it was', async () => {
  const { version, name } = await site.draft();
  await postgres.stop();
  const refused = await site.save(version, 'During');
  expect([refused.status, refused.problem.error]).toEqual([503, 'temporarily-unavailable']);
  expect(JSON.stringify(refused.body)).not.toMatch(/ECONN|terminat|at .*\.(js|ts)/);
  await postgres.startAgain();
  const repeated = await eventually(
    () => site.save(version, 'During'),
    ({ status }) => status !== 503,
  );
  expect([repeated.status, repeated.body.name]).toEqual([200, 'During']);
  expect((await site.save(version + 1, name)).status).toBe(200);
});

it('while PostgreSQL is down readiness says so, calls are refused, and both programs come back without a restart', async () => {
  await postgres.stop();
  const gone = await eventually(
    () => site.readiness(),
    ({ status }) => status === 503,
  );
  expect(gone.body).toMatchObject({ status: 'not ready', dependencies: { search: null } });
  expect(gone.body.dependencies['database']).toEqual(expect.any(String));
  const refused = await site.posy.api.inject('/api/webstores/url/anything');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ error: 'temporarily-unavailable' });
  expect(refused.body).not.toMatch(/ECONN|at .*\.(js|ts)/);
  expect((await site.search()).status).toBe(200);

  await postgres.startAgain();
  await eventually(
    () => site.readiness(),
    ({ body }) => body.status === 'ready',
  );
  expect(await site.rename('After')).toEqual([200, 200]);
  await site.isFound('After');
});
