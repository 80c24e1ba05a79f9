import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contentRoutes as routes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { ChangeFeatureToggle } from '#src/content/commands/change-feature-toggle.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let operator: string;
let vendor: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  await posy.register('operator@posy.example', ['Admin']);
  await posy.register('vendor@posy.example', ['Vendor']);
  operator = await posy.signIn('operator@posy.example');
  vendor = await posy.signIn('vendor@posy.example');
});
afterAll(() => posy.stop());
beforeEach(() => posy.sql(`update content.feature_toggle set enabled = 1, changed_at = '2026-01-01'`));

const all = async () => (await posy.call<FeatureToggleView[]>(routes.featureToggles)).body;
const change = (body: unknown, token?: string) =>
  posy.call<FeatureToggleView>(routes.changeFeatureToggle, { body, token });
const changedAt = async (name: string) =>
  (await posy.sql<{ changed_at: Date }>(`select changed_at from content.feature_toggle where name = $1`, [name]))[0]!
    .changed_at;
const longAgo = new Date('2026-01-01');

describe('GET system/featureToggles', () => {
  it('answers every known feature to anybody, on from the start [SYS-7]', async () => {
    const { status, body } = await posy.call<FeatureToggleView[]>(routes.featureToggles);
    expect(status).toBe(200);
    expect(body).toEqual([
      { featureName: 'analytics', enabled: 1 },
      { featureName: 'newVendor', enabled: 1 },
    ]);
  });

  it('leaves out what this version does not know', async () => {
    await posy.sql(`insert into content.feature_toggle values ('fromTheFuture', 1, now())`);
    expect((await all()).map(({ featureName }) => featureName)).toEqual(['analytics', 'newVendor']);
    await posy.sql(`delete from content.feature_toggle where name = 'fromTheFuture'`);
  });

  it('knows no query parameters', async () => {
    const { status, problem } = await posy.call(routes.featureToggles, { query: { name: 'analytics' } });
    expect([status, problem.fields]).toEqual([400, { name: ['unknown-field'] }]);
  });
});

describe('PATCH system/featureToggles', () => {
  it('switches one feature for everybody, off and on [OP-135, SYS-7]', async () => {
    const { status, body } = await change({ featureName: 'newVendor', enabled: 0 }, operator);
    expect([status, body]).toEqual([200, { featureName: 'newVendor', enabled: 0 }]);
    expect(await all()).toEqual([
      { featureName: 'analytics', enabled: 1 },
      { featureName: 'newVendor', enabled: 0 },
    ]);
    expect((await changedAt('newVendor')).getTime()).toBeGreaterThan(longAgo.getTime());
    await change({ featureName: 'newVendor', enabled: 1 }, operator);
    expect((await all()).every(({ enabled }) => enabled === 1)).toBe(true);
  });

  it('changes nothing when it is so already', async () => {
    expect((await change({ featureName: 'analytics', enabled: 1 }, operator)).status).toBe(200);
    expect(await changedAt('analytics')).toEqual(longAgo);
  });

  it('is for operators only [SYS-6]', async () => {
    const request = { featureName: 'newVendor', enabled: 0 };
    expect((await change(request)).status).toBe(401);
    expect((await change(request, vendor)).status).toBe(403);
    expect((await all()).every(({ enabled }) => enabled === 1)).toBe(true);
  });

  it.each(['newvendor', 'constructor', 'x', '💍'])('knows no feature %s', async (featureName) => {
    const { status, problem } = await change({ featureName, enabled: 0 }, operator);
    expect([status, problem.error]).toEqual([404, 'feature-toggle-not-found']);
  });

  it.each([
    [{ enabled: 1 }, 'featureName'],
    [{ featureName: null, enabled: 1 }, 'featureName'],
    [{ featureName: '', enabled: 1 }, 'featureName'],
    [{ featureName: 'x'.repeat(61), enabled: 1 }, 'featureName'],
    [{ featureName: ['newVendor'], enabled: 1 }, 'featureName'],
    [{ featureName: 'newVendor' }, 'enabled'],
    [{ featureName: 'newVendor', enabled: null }, 'enabled'],
    [{ featureName: 'newVendor', enabled: true }, 'enabled'],
    [{ featureName: 'newVendor', enabled: '1' }, 'enabled'],
    [{ featureName: 'newVendor', enabled: 2 }, 'enabled'],
    [{ featureName: 'newVendor', enabled: 0.5 }, 'enabled'],
    [{ featureName: 'newVendor', enabled: 0, changedBy: 'me' }, 'changedBy'],
    [[], 'body'],
  ])('refuses %j and names the field; nothing is changed', async (body, field) => {
    const { status, problem } = await change(body, operator);
    expect([status, Object.keys(problem.fields!)]).toEqual([400, [field]]);
    expect((await all()).every(({ enabled }) => enabled === 1)).toBe(true);
  });

  it('refuses broken JSON', async () => {
    const { status } = await posy.call(routes.changeFeatureToggle, { payload: '{"featureName"', token: operator });
    expect(status).toBe(400);
  });
});

it('two changes at once both count', async () => {
  const off = (name: string) => posy.execute(new ChangeFeatureToggle(name, 0));
  await Promise.all([off('newVendor'), off('analytics'), off('newVendor')]);
  expect((await all()).map(({ enabled }) => enabled)).toEqual([0, 0]);
});
