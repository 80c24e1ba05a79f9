import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import type { WebAddressAvailableView } from '#contracts/webstore/webstore.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { EraseWebstoresWhenPersonErased } from '#src/webstore/reactions/erase-webstores-when-person-erased.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';
import { aFreshAddress, stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let id: string;
let sibling: string;
const url = aFreshAddress();
const siblingUrl = aFreshAddress();

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  id = await aWebstore(people.vendor.vendorId).with({ url }).published(posy);
  sibling = await aWebstore(people.vendor.vendorId).with({ url: siblingUrl }).published(posy);
});
afterAll(() => posy.stop());

const ask = (address: string, webstoreId?: string, token: string | undefined = people.vendor.token) =>
  posy.call<WebAddressAvailableView>(routes.webAddressAvailable, {
    params: { url: address },
    query: { ...(webstoreId !== undefined && { webstoreId }) },
    token,
  });
const isFree = async (...asked: Parameters<typeof ask>) => {
  const { status, body } = await ask(...asked);
  return status === 200 ? body.urlIsAvailable : status;
};

describe('a web address', () => {
  it('that was never used is free, for a webstore and before there is one', async () => {
    expect(await isFree(aFreshAddress(), id)).toBe(true);
    expect(await isFree(aFreshAddress())).toBe(true);
  });

  it('of another webstore is not free, also in upper case and for the same vendor [WS-50]', async () => {
    expect(await isFree(siblingUrl, id)).toBe(false);
    expect(await isFree(siblingUrl.toUpperCase(), id)).toBe(false);
    expect(await isFree(siblingUrl)).toBe(false);
    const draftOnly = aFreshAddress();
    await webstoreCalls(posy, people.vendor.token).save(sibling, { url: draftOnly });
    expect(await isFree(draftOnly, id)).toBe(false);
  });

  it('of the webstore itself is free for it, the current one and a former one [WS-233]', async () => {
    const newer = aFreshAddress();
    expect(await isFree(url.toUpperCase(), id)).toBe(true);
    const vendor = webstoreCalls(posy, people.vendor.token);
    await vendor.save(id, { url: newer });
    await vendor.publish(id);
    expect(await isFree(url, id)).toBe(true);
    expect(await isFree(newer, id)).toBe(true);
    expect(await isFree(newer, id, people.admin.token)).toBe(true);
  });

  it('of a webstore counts as its own only for users who may edit it', async () => {
    expect(await isFree(siblingUrl, sibling)).toBe(true);
    expect(await isFree(siblingUrl, sibling, people.rival.token)).toBe(false);
    expect(await isFree(siblingUrl, sibling, people.couple.token)).toBe(false);
    expect(await isFree(siblingUrl, randomUUID())).toBe(false);
  });

  it('that is reserved by the site is not free [OP-6]', async () => {
    const ofPages = Object.values(pagePaths).flatMap((path) => /^\/([^/:]+)/.exec(path)?.[1] ?? []);
    expect(ofPages.length).toBeGreaterThan(20);
    const ofServer = ['api', 'assets', 'health', 'media', 'metrics', 'socket', 'robots', 'sitemap', 'favicon'];
    for (const reserved of new Set([...ofPages, ...ofServer, 'API', 'Login'])) {
      expect([reserved, await isFree(reserved, id)]).toEqual([reserved, false]);
    }
  });

  it('of a page that was erased is not free [OP-56]', async () => {
    const gone = await aVendor(posy);
    const retired = aFreshAddress();
    await aWebstore(gone.vendorId).with({ url: retired }).published(posy);
    const { userId, vendorId } = gone;
    await posy
      .get(UnitOfWork)
      .run((em) => posy.get(EraseWebstoresWhenPersonErased).react({ userId, vendorIds: [vendorId] }, em));
    expect(await isFree(retired, id)).toBe(false);
  });

  it('is free exactly if a save accepts it', async () => {
    const vendor = webstoreCalls(posy, people.vendor.token);
    for (const address of [aFreshAddress(), siblingUrl, url]) {
      const isSaid = await isFree(address, id);
      expect((await vendor.save(id, { url: address })).status === 200).toBe(isSaid);
    }
  });

  it.each(['a b', 'a_b', 'é', 'a/b', 'a.b', 'u'.repeat(121), '%00'])(
    'that is invalid (%j) is refused, naming the parameter',
    async (malformed) => {
      const { status, problem } = await ask(malformed, id);
      expect([status, problem.fields]).toEqual([400, { url: ['malformed'] }]);
    },
  );

  it('is only checked for signed-in users, with a valid webstore id', async () => {
    const before = await stored(posy);
    expect((await posy.call(routes.webAddressAvailable, { params: { url } })).status).toBe(401);
    const { status, problem } = await ask(url, 'mine');
    expect([status, problem.fields]).toEqual([400, { webstoreId: ['malformed'] }]);
    expect(await stored(posy)).toEqual(before);
  });
});
