import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublicationView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { dayStateOf } from '#contracts/webstore/short-calendar.js';
import type { PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start();
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

const search = async (query: Record<string, string | number>) =>
  (await posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query })).body;
const namesFor = async (name: string) => (await search({ name })).results.map((card) => card.name);
const publication = async (id: string) =>
  (await posy.call<PublicationView>(directoryRoutes.publication, { params: { id }, token: vendor.token })).body;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('an edit', () => {
  it('is found under the new name after a publish, whose status tells how long it took [DIR-32, WS-189, OP-133]', async () => {
    const id = await aWebstore(vendor.vendorId).called('Wildrye Photographs').published(posy);
    await eventually(
      () => namesFor('Wildrye'),
      (names) => names.length === 1,
    );

    const draft = (
      await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, { params: { id }, token: vendor.token })
    ).body;
    const body = { id, version: draft.version, name: 'Marigold Pictures' };
    expect((await posy.call(webstoreRoutes.saveWebstore, { body, token: vendor.token })).status).toBe(200);
    expect(await namesFor('Marigold')).toEqual([]);

    await posy.call(webstoreRoutes.publish, { params: { id }, token: vendor.token });
    const live = await eventually(
      () => publication(id),
      (view) => view.state === 'live',
    );
    expect(live).toMatchObject({ publishedVersion: 2, webstoreId: id });
    expect(live.secondsToLive).toBeGreaterThan(0);
    expect(await namesFor('Marigold')).toEqual(['Marigold Pictures']);
    expect(await namesFor('Wildrye')).toEqual([]);
  });

  it('is found by the date filter as soon as days are marked or cleared, without a publish [OP-42]', async () => {
    const id = await aWebstore(vendor.vendorId).called('Juniper Quartet').published(posy);
    const [before, date, after] = [99, 100, 101].map(inDays) as [string, string, string];
    const isFoundOn = async (day: string) =>
      (await search({ name: 'Juniper', availabilityDate: day })).results.map((card) => card.name).join();
    const set = (body: object) =>
      posy.call(webstoreRoutes.setAvailability, { params: { id }, body, token: vendor.token });
    const untilFound = (day: string, found: string) =>
      eventually(
        () => isFoundOn(day),
        (names) => names === found,
      );
    await untilFound(date, 'Juniper Quartet');

    expect((await set({ date, endDate: after, availability: 'unavailable' })).status).toBe(200);
    await untilFound(date, '');
    expect([await isFoundOn(before), await isFoundOn(after)]).toEqual(['Juniper Quartet', '']);
    const page = (await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } })).body;
    const [card] = (await search({ name: 'Juniper' })).results;
    for (const { calendar } of [page, card!]) {
      expect([before, date, after].map((day) => dayStateOf(calendar, day))).toEqual([
        'unknown',
        'unavailable',
        'unavailable',
      ]);
    }

    await set({ date, availability: 'partial' });
    await untilFound(date, 'Juniper Quartet');
    expect(await isFoundOn(after)).toBe('');

    await set({ date: after, availability: null });
    await untilFound(after, 'Juniper Quartet');
  });
});
