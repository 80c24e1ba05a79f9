import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import type { OwnWebstoreView } from '#contracts/webstore/webstore.views.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
});
afterAll(() => posy.stop());

const list = (who: { userId: string; token: string }, query: CallParts['query'] = {}) =>
  posy.call<PageView<OwnWebstoreView>>(routes.webstoresOfUser, {
    params: { userId: who.userId },
    query,
    token: who.token,
  });

describe('GET users/{userId}/webstores', () => {
  itIsForOwnersOnly(() => ({
    posy,
    people,
    route: routes.webstoresOfUser,
    field: 'userId',
    id: people.vendor.userId,
    partsFor: (userId) => ({ params: { userId } }),
    stored: () => stored(posy),
  }));

  it('lists the webstores of the vendor with their names as drafts and their status, the first one, then newest first [WS-21]', async () => {
    const vendor = await aVendor(posy);
    const oldest = await aWebstore(vendor.vendorId).called('Oldest').unpublished(posy);
    const middle = await aWebstore(vendor.vendorId).called('Middle').published(posy);
    const newest = await aWebstore(vendor.vendorId).called('Newest').published(posy);
    await webstoreCalls(posy, vendor.token).save(newest, { name: 'Newest, renamed', url: 'newest-renamed' });
    await aWebstore(people.rival.vendorId).published(posy);
    const { body } = await list(vendor);
    expect(body).toMatchObject({ numResults: 3, page: 1, pageSize: 12 });
    expect(body.results.map(({ id, name, publishStatus }) => [id, name, publishStatus])).toEqual([
      [oldest, 'Oldest', 'Unpublished'],
      [newest, 'Newest, renamed', 'Unpublished Changes'],
      [middle, 'Middle', 'Published'],
    ]);
    expect(body.results[1]!.url).toBe('newest-renamed');
    expect(body.results.map(({ hasAddresses }) => hasAddresses)).toEqual([true, true, true]);
    await webstoreCalls(posy, vendor.token).save(middle, { addresses: [] });
    const again = (await list(vendor)).body.results;
    expect(again.filter(({ hasAddresses }) => !hasAddresses).map(({ id }) => id)).toEqual([middle]);
  });

  it("begins with the vendor's default webstore, else with the first one [ID-57] [ID-125]", async () => {
    const vendor = await aVendor(posy);
    const older = await aWebstore(vendor.vendorId).published(posy);
    const chosen = await aWebstore(vendor.vendorId).published(posy);
    const first = async () => (await list(vendor)).body.results.map(({ id }) => id);
    expect(await first()).toEqual([older, chosen]);
    const choose = (defaultWebstoreId: string | null) =>
      posy.call(identityVendorsRoutes.updateVendor, {
        token: vendor.token,
        body: { id: vendor.vendorId, props: { defaultWebstoreId } },
      });
    expect((await choose(chosen)).status).toBe(200);
    expect(await first()).toEqual([chosen, older]);
    expect((await list(vendor, { page: 2, pageSize: 1 })).body.results.map(({ id }) => id)).toEqual([older]);
    // One that belongs to somebody else has no effect.
    await posy.sql(`update identity.vendor set props = jsonb_build_object('defaultWebstoreId', id) where id = $1`, [
      vendor.vendorId,
    ]);
    expect(await first()).toEqual([older, chosen]);
  });

  it('has pages with every webstore once, empty after the last', async () => {
    const vendor = await aVendor(posy);
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.push(await aWebstore(vendor.vendorId).published(posy));
    await posy.sql(`update webstore.webstore set created = now() where vendor_id = $1`, [vendor.vendorId]);
    const pages = [1, 2, 3, 4].map(async (page) => (await list(vendor, { page, pageSize: 2 })).body);
    const walked = await Promise.all(pages);
    expect(walked.map(({ results }) => results.length)).toEqual([2, 2, 1, 0]);
    expect(walked.map(({ numResults, pageSize }) => [numResults, pageSize])).toEqual(walked.map(() => [5, 2]));
    const ids = walked.flatMap(({ results }) => results.map(({ id }) => id));
    expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(made.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('is empty for a person without a business', async () => {
    expect((await list(people.couple)).body).toEqual({ results: [], numResults: 0, page: 1, pageSize: 12 });
  });

  it.each([
    [{ page: 0 }, { page: ['out-of-range'] }],
    [{ page: -1 }, { page: ['out-of-range'] }],
    [{ page: 10_001 }, { page: ['out-of-range'] }],
    [{ page: '1.5' }, { page: ['not-an-integer'] }],
    [{ page: '1e3' }, { page: ['not-an-integer'] }],
    [{ page: '' }, { page: ['not-an-integer'] }],
    [{ page: ['1', '2'] }, { page: ['given-twice'] }],
    [{ pageSize: 0 }, { pageSize: ['out-of-range'] }],
    [{ pageSize: 101 }, { pageSize: ['out-of-range'] }],
    [{ sort: 'name' }, { sort: ['unknown-field'] }],
    [
      { constructor: 'x', toString: 'y' },
      { constructor: ['unknown-field'], toString: ['unknown-field'] },
    ],
  ])('refuses %j', async (query, fields) => {
    const { status, problem } = await list(people.vendor, query);
    expect([status, problem.error, problem.fields]).toEqual([400, 'invalid-input', fields]);
  });
});
