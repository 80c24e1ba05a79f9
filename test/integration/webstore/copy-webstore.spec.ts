import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { mostOwnLocations, type LocationPageView } from '#contracts/webstore/locations.js';
import { locationsRoutes as routes } from '#contracts/webstore/locations.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { stored } from './webstore-calls.js';

let posy: Posy;
let people: People;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
});
afterAll(() => posy.stop());

const onTier = ({ vendorId }: TestVendor, tier: SubscriptionTier = 'premium') =>
  aWebstore(vendorId).bringing({ entitlement: { tier, features: [], version: 1 } });
const copy = (id: string, token?: string) =>
  posy.call<WebstoreDraftView>(routes.copyWebstore, { params: { id }, token });
const create = (body: object, token?: string) => posy.call<WebstoreDraftView>(routes.createWebstore, { body, token });
const namesOf = async ({ vendorId, token }: TestVendor) => {
  const { body } = await posy.call<LocationPageView>(routes.locations, { params: { id: vendorId }, token });
  return body.results.map(({ name }) => name);
};

describe('PUT webstores/{id}/copy', () => {
  it('adds a location with the content, without photos and address, under a name of its own [WS-192]', async () => {
    const vendor = await aVendor(posy);
    const id = await onTier(vendor).called('Wildrye').withPhotos(2).published(posy);
    const { status, body } = await copy(id, vendor.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'draft',
      name: 'Wildrye (copy)',
      url: null,
      images: [],
      addresses: [],
      publishStatus: 'Unpublished',
      hasBeenPublished: false,
      subscriptionTier: 'starter',
    });
    expect(body.services).toHaveLength(3);
    expect(body.id).not.toBe(id);
    expect((await copy(body.id, vendor.token)).body.name).toBe('Wildrye (copy) (copy)');
    expect((await copy(id, vendor.token)).body.name).toBe('Wildrye (copy 2)');
    expect((await namesOf(vendor)).toSorted()).toEqual([
      'Wildrye',
      'Wildrye (copy 2)',
      'Wildrye (copy)',
      'Wildrye (copy) (copy)',
    ]);
  });

  it('copies at the same time have different names', async () => {
    const vendor = await aVendor(posy);
    const id = await onTier(vendor).called('Wildrye').published(posy);
    const answers = await Promise.all([1, 2, 3].map(() => copy(id, vendor.token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(await namesOf(vendor)).size).toBe(4);
  });

  it.each(['starter', 'essential'] as const)('is refused with %s, and changes nothing [WS-197]', async (tier) => {
    const vendor = await aVendor(posy);
    const id = await onTier(vendor, tier).published(posy);
    const before = await stored(posy);
    const { status, problem } = await copy(id, vendor.token);
    expect([status, problem.error]).toEqual([403, 'locations-need-premium']);
    expect(await stored(posy)).toEqual(before);
  });

  it('makes no tenth location, except by customer service [WS-198]', async () => {
    const vendor = await aVendor(posy);
    const id = await onTier(vendor).published(posy);
    for (let made = 1; made < mostOwnLocations; made++) await aWebstore(vendor.vendorId).published(posy);
    const { status, problem } = await copy(id, vendor.token);
    expect([status, problem.error]).toEqual([409, 'too-many-locations']);
    expect((await copy(id, people.admin.token)).status).toBe(200);
    expect(await namesOf(vendor)).toHaveLength(mostOwnLocations + 1);
  });

  describe('belongs to the owner', () => {
    let id: string;
    beforeAll(async () => {
      id = await onTier(people.vendor).published(posy);
    });

    itIsForOwnersOnly(() => ({
      posy,
      people,
      route: routes.copyWebstore,
      field: 'id',
      id,
      partsFor: (of) => ({ params: { id: of } }),
      stored: () => stored(posy),
    }));
  });
});

describe('POST webstores', () => {
  const crawledData = {
    id: 'crawl-7',
    category: 'Florist',
    address: '18 Pecan Alley, Austin, TX 78702',
    website: 'larkspur.example',
    contactEmail: 'nora@larkspur.example',
  };

  it('creates a webstore of the vendor, with the data of a crawl or without [WS-193]', async () => {
    const vendor = await aVendor(posy);
    const { vendorId, token } = vendor;
    const { status, body } = await create({ vendorId, name: 'Larkspur', crawledData }, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'draft',
      vendorId,
      name: 'Larkspur',
      publishStatus: 'Unpublished',
      crawledData,
    });
    expect(await namesOf(vendor)).toEqual(['Larkspur']);
    const other = await aVendor(posy);
    const plain = await create({ vendorId: other.vendorId, name: 'Rye' }, other.token);
    expect([plain.status, plain.body.crawledData]).toEqual([200, null]);
  });

  it('fills what a crawl did not find with empty texts', async () => {
    const { vendorId, token } = await aVendor(posy);
    const { body } = await create({ vendorId, name: 'Larkspur', crawledData: { id: 'crawl-8' } }, token);
    expect(body.crawledData).toEqual({ id: 'crawl-8', category: '', address: '', website: '', contactEmail: '' });
  });

  it('follows the rules of a location: its name is new, and the second one needs Premium [WS-197]', async () => {
    const { vendorId, token } = await aVendor(posy);
    expect((await create({ vendorId, name: 'Larkspur' }, token)).status).toBe(200);
    const second = await create({ vendorId, name: 'Larkspur Two' }, token);
    expect([second.status, second.problem.error]).toEqual([403, 'locations-need-premium']);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ crawledData: null }, 'crawledData'],
    [{ crawledData: [] }, 'crawledData'],
    [{ crawledData: {} }, 'crawledData.id'],
    [{ crawledData: { ...crawledData, website: 'w'.repeat(241) } }, 'crawledData.website'],
    [{ crawledData: { ...crawledData, address: 'a\u0000b' } }, 'crawledData.address'],
    [{ crawledData: { ...crawledData, contactEmail: 7 } }, 'crawledData.contactEmail'],
    [{ crawledData: { ...crawledData, score: 1 } }, 'crawledData.score'],
  ])('refuses %j at its field', async (wrong, field) => {
    const { vendorId, token } = people.vendor;
    const before = await stored(posy);
    const { status, problem } = await create({ vendorId, name: 'Larkspur', ...wrong }, token);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
    expect(await stored(posy)).toEqual(before);
  });

  it('is refused for the business of another vendor [SYS-6]', async () => {
    const { vendorId } = people.vendor;
    for (const [token, status] of [
      [undefined, 401],
      [people.rival.token, 403],
      [people.couple.token, 403],
    ] as const) {
      expect((await create({ vendorId, name: 'Larkspur' }, token)).status).toBe(status);
    }
  });
});
