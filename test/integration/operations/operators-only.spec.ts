import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Route } from '#contracts/shared/route.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let couple: string;
let vendor: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  await posy.register('couple@posy.example');
  couple = await posy.signIn('couple@posy.example');
  vendor = (await aVendor(posy)).token;
});
afterAll(() => posy.stop());

const routes = Object.entries<Route>(operationsRoutes as never);
/** Valid input, so that only the caller is refused. */
const params = { id: '0197f2a0-0000-7000-8000-000000000000', queue: 'reindex', webstore: 'wildrye' };
const ask = async (route: Route, token?: string) => {
  const { status, problem } = await posy.call(route, {
    params,
    token,
    body: route.body ? { reason: 'as a test' } : undefined,
  });
  return [status, problem.error];
};

it('has routes to test', () => expect(routes.length).toBeGreaterThan(20));

it.each(routes)('%s refuses visitors, couples and vendors [OP-133]', async (_name, route) => {
  expect(await ask(route)).toEqual([401, 'not-signed-in']);
  expect(await ask(route, couple)).toEqual([403, 'not-allowed']);
  expect(await ask(route, vendor)).toEqual([403, 'not-allowed']);
});

it('writes no audit entries for refused callers', async () => {
  expect(await posy.sql('select 1 from operations.audit')).toEqual([]);
});
