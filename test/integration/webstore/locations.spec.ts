import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { mostOwnLocations, type LocationPageView } from '#contracts/webstore/locations.js';
import { locationsRoutes as routes } from '#contracts/webstore/locations.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';

let posy: Posy;
let people: People;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
});
beforeEach(async () => {
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

const onTier = (tier: SubscriptionTier) =>
  aWebstore(vendor.vendorId).bringing({ entitlement: { tier, features: [], version: 1 } });
const add = (name: string, more: object = {}, token = vendor.token) =>
  posy.call<WebstoreDraftView>(routes.addLocation, { params: { id: vendor.vendorId }, body: { name, ...more }, token });
const list = async (query: { page?: number; pageSize?: number } = {}) =>
  (
    await posy.call<LocationPageView>(routes.locations, {
      params: { id: vendor.vendorId },
      query,
      token: vendor.token,
    })
  ).body;
const names = async () => (await list()).results.map(({ name }) => name);

describe('a vendor adds a location', () => {
  it('with Premium, and edits and publishes it like the first one [WS-197]', async () => {
    await onTier('premium').called('Wildrye Austin').published(posy);
    const { status, body } = await add('Wildrye Marfa');
    expect([status, body]).toMatchObject([
      200,
      { kind: 'draft', name: 'Wildrye Marfa', url: null, publishStatus: 'Unpublished', subscriptionTier: 'starter' },
    ]);
    const saved = await posy.call<WebstoreDraftView>(webstoreRoutes.saveWebstore, {
      body: { id: body.id, version: body.version, url: `marfa-${body.id.slice(-6)}` },
      token: vendor.token,
    });
    expect(saved.status).toBe(200);
    expect(await names()).toEqual(['Wildrye Austin', 'Wildrye Marfa']);
  });

  it.each(['starter', 'essential'] as const)('not with %s [WS-197]', async (tier) => {
    await onTier(tier).called('Wildrye Austin').published(posy);
    const { status, problem } = await add('Wildrye Marfa');
    expect([status, problem.error]).toEqual([403, 'locations-need-premium']);
    expect(await names()).toEqual(['Wildrye Austin']);
  });

  it('without any plan if it is the first', async () => {
    expect((await add('Wildrye Austin')).status).toBe(200);
    expect((await add('Wildrye Marfa')).problem.error).toBe('locations-need-premium');
  });

  it('under another name than the ones there are, so that a repeated request adds one', async () => {
    await onTier('premium').called('Wildrye Austin').published(posy);
    const answers = await Promise.all([1, 2, 3].map(() => add('Wildrye Marfa')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { problem } = await add('wildrye AUSTIN');
    expect([problem.error, problem.fields]).toEqual(['location-name-taken', { name: ['location-name-taken'] }]);
    expect(await names()).toHaveLength(2);
  });

  it('as a copy of one of the own, never of another vendor’s', async () => {
    const id = await onTier('premium').called('Wildrye Austin').published(posy);
    const { body } = await add('Wildrye Marfa', { copyOf: id });
    expect(body).toMatchObject({
      name: 'Wildrye Marfa',
      url: null,
      addresses: [],
      images: [],
      hasBeenPublished: false,
    });
    expect(body.services).toHaveLength(3);
    const foreign = await aWebstore(people.rival.vendorId).published(posy);
    const { status, problem } = await add('Wildrye Waco', { copyOf: foreign });
    expect([status, problem.fields]).toEqual([400, { copyOf: ['unknown-webstore'] }]);
  });

  it.each([
    [{ name: '' }, ['is-length']],
    [{ name: ' Wildrye' }, ['trimmed']],
    [{ name: 'W'.repeat(121) }, ['is-length']],
  ])('not named %j', async (body, codes) => {
    const { status, problem } = await posy.call(routes.addLocation, {
      params: { id: vendor.vendorId },
      body,
      token: vendor.token,
    });
    expect([status, problem.fields]).toEqual([400, { name: codes }]);
  });
});

describe('ten locations or more', () => {
  beforeEach(async () => {
    await onTier('premium').published(posy);
    for (let made = 1; made < mostOwnLocations - 1; made++) await aWebstore(vendor.vendorId).published(posy);
  });

  it('cannot be added by the vendor, from however many tabs at once [WS-198]', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => add(name)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ problem }) => problem.error)).toEqual([
      'too-many-locations',
      'too-many-locations',
    ]);
    expect((await list()).numResults).toBe(mostOwnLocations);
  });

  it('are added by customer service, for the vendor or as the vendor [WS-198]', async () => {
    expect((await add('Nine')).status).toBe(200);
    expect((await add('Ten')).problem.error).toBe('too-many-locations');
    expect((await add('Ten', {}, people.admin.token)).status).toBe(200);
    expect((await list()).numResults).toBe(mostOwnLocations + 1);
  });
});

describe('the list of locations', () => {
  it('has place, status and last publish of each, the default one first [WS-186]', async () => {
    const austin = await aWebstore(vendor.vendorId).called('Wildrye Austin').published(posy);
    const marfa = await aWebstore(vendor.vendorId)
      .called('Wildrye Marfa')
      .at('Marfa', 'TX', 30.31, -104.02)
      .unpublished(posy);
    expect((await list()).results.map(({ id }) => id)).toEqual([austin, marfa]);
    await posy.call(identityVendorsRoutes.updateVendor, {
      body: { id: vendor.vendorId, props: { defaultWebstoreId: marfa } },
      token: vendor.token,
    });
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect((await list()).results).toMatchObject([
      { id: marfa, city: 'Marfa', state: 'TX', publishStatus: 'Unpublished', publishedAt: day },
      { id: austin, city: 'Austin', state: 'TX', publishStatus: 'Published', publishedAt: day },
    ]);
    expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ numResults: 2, results: [{ id: austin }] });
  });

  it('is empty for a vendor without one', async () => {
    expect(await list()).toEqual({ results: [], numResults: 0, page: 1, pageSize: 25 });
  });
});
