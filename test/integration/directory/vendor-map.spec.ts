import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VendorMapView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { listed, namesFound, search } from './listed.js';

const aroundAustin = { south: 30, west: -98.2, north: 30.6, east: -97.3 };
const texas = { south: 25.8, west: -106.7, north: 36.5, east: -93.5 };
const austin = { latitude: 30.2672, longitude: -97.7431 };
let posy: Posy;
let ids: string[];

beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SEARCH_CACHE: '0' } });
  const { vendorId } = await aVendor(posy);
  const at = (name: string, latitude: number, longitude: number) =>
    aWebstore(vendorId)
      .called(name)
      .at('Austin', 'TX', latitude, longitude)
      .with({ displayStoreAddress: true, priceTier: 2 });
  ids = await listed(posy, [
    at('South Congress', 30.2465, -97.7514),
    at('One of two', 30.4, -97.6).with({ priceTier: 3 }),
    at('Two of two', 30.4, -97.6),
    at('In Dallas', 32.7767, -96.797),
    aWebstore(vendorId).called('Nowhere').with({ addresses: [], travelOption: 'nationally', travels: true }),
  ]);
});
afterAll(() => posy.stop());

const mapOf = async (query: CallParts['query']) =>
  (await posy.call<VendorMapView>(directoryRoutes.vendorMap, { query })).body;

describe('the map of a search', () => {
  it('shows vendors in the area, joins those at one address, and counts those without a location [DIR-23]', async () => {
    const { clusters, onMap, offMap } = await mapOf(aroundAustin);
    expect([onMap, offMap]).toEqual([3, 1]);
    const [two, one] = clusters;
    expect(clusters).toHaveLength(2);
    expect(two).toMatchObject({ count: 2, around: expect.stringContaining(', TX'), listing: null });
    expect(one).toMatchObject({ count: 1, listing: { id: ids[0], name: 'South Congress' } });
    expect(one?.latitude).toBeCloseTo(30.2465, 4);
    expect(two?.area.south).toBeCloseTo(30.4, 4);
    expect(two?.area.east).toBeCloseTo(-97.6, 4);
  });

  it('clusters nearby vendors when zoomed out', async () => {
    const { clusters } = await mapOf(texas);
    expect(clusters.map(({ count }) => count).sort((a, b) => a - b)).toEqual([1, 3]);
  });

  it('applies category and filters [DIR-23]', async () => {
    expect((await mapOf({ ...aroundAustin, priceTiers: '2' })).onMap).toBe(2);
    expect(await mapOf({ ...aroundAustin, categoryId: 2 })).toEqual({ clusters: [], onMap: 0, offMap: 0 });
  });

  it('names the invalid part of its area', async () => {
    const refused = async (query: CallParts['query']) => {
      const { status, problem } = await posy.call(directoryRoutes.vendorMap, { query });
      return [status, problem.fields];
    };
    const required = ['required'];
    expect(await refused({})).toEqual([400, { south: required, west: required, north: required, east: required }]);
    expect(await refused({ ...texas, north: 20 })).toEqual([400, { north: ['out-of-range'] }]);
    expect(await refused({ ...texas, categoryId: 999 })).toEqual([400, { categoryId: ['unknown-value'] }]);
    expect(await refused({ ...texas, page: 2 })).toEqual([400, { page: ['unknown-field'] }]);
  });
});

describe('a search in an area', () => {
  it('finds vendors with an address there, and shows it [DIR-23]', async () => {
    const { body } = await search(posy, { ...aroundAustin, sort: 'name' });
    expect(body.results.map(({ name }) => name)).toEqual(['One of two', 'South Congress', 'Two of two']);
    expect(body.results[1]?.point?.latitude).toBeCloseTo(30.2465, 4);
    expect(body.facets.priceTiers).toEqual([
      { value: '2', count: 2, selected: false },
      { value: '3', count: 1, selected: false },
    ]);
  });

  it('ignores the place, except for the miles to it', async () => {
    const dallas = { south: 32, west: -97.5, north: 33.5, east: -96 };
    const { body } = await search(posy, { ...austin, ...dallas });
    expect(body.results.map(({ name }) => name)).toEqual(['In Dallas']);
    expect(body.results[0]?.distance).toBeGreaterThan(150);
  });

  it('is cached separately from the same search without an area', async () => {
    expect(await namesFound(posy, { ...austin, sort: 'name' })).toContain('Nowhere');
    expect(await namesFound(posy, { ...austin, ...aroundAustin, sort: 'name' })).not.toContain('Nowhere');
  });

  it('names filters to remove', async () => {
    const { body } = await search(posy, { ...aroundAustin, priceTiers: '4' });
    expect([body.numResults, body.waysOut]).toMatchObject([0, [{ filter: 'priceTiers', results: 3 }]]);
  });
});
