import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { writeCursor, type SearchCursor } from '#contracts/directory/search-order.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { NationalVendors } from '#src/directory/search/national-vendors.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { listed, search } from './listed.js';

const austin = { latitude: 30.2, longitude: -97.7 };
let posy: Posy;

beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SEARCH_CACHE: '0' } });
  const { vendorId } = await aVendor(posy);
  await listed(posy, [aWebstore(vendorId).called('Wildrye')]);
});
afterAll(() => posy.stop());

describe('webstoresearch refuses', () => {
  it.each<[CallParts['query'], Record<string, string[]>]>([
    [{ page: 0 }, { page: ['out-of-range'] }],
    [{ page: -1 }, { page: ['out-of-range'] }],
    [{ page: 1.5 }, { page: ['not-an-integer'] }],
    [{ page: '1e2' }, { page: ['not-an-integer'] }],
    [{ page: ' 1' }, { page: ['not-an-integer'] }],
    [{ page: '' }, { page: ['not-an-integer'] }],
    [{ page: 'NaN' }, { page: ['not-an-integer'] }],
    [{ page: 99_999_999_999 }, { page: ['not-an-integer'] }],
    [{ page: 834 }, { page: ['out-of-range'] }],
    [{ page: 101, pageSize: 100 }, { page: ['out-of-range'] }],
    [{ page: 10_001, pageSize: 1 }, { page: ['out-of-range'] }],
    [{ pageSize: 0 }, { pageSize: ['out-of-range'] }],
    [{ pageSize: 121 }, { pageSize: ['out-of-range'] }],
    [{ pageSize: 'all' }, { pageSize: ['not-an-integer'] }],
    [{ categoryId: 0 }, { categoryId: ['out-of-range'] }],
    [{ categoryId: 1_000 }, { categoryId: ['out-of-range'] }],
    [{ categoryId: 'venues' }, { categoryId: ['not-an-integer'] }],
    [{ categoryId: 999 }, { categoryId: ['unknown-value'] }],
    [{ latitude: 90.1, longitude: 0 }, { latitude: ['out-of-range'] }],
    [{ latitude: 0, longitude: -180.01 }, { longitude: ['out-of-range'] }],
    [{ latitude: '30,2', longitude: 0 }, { latitude: ['not-a-number'] }],
    [
      { latitude: '0x1e', longitude: 'Infinity' },
      { latitude: ['not-a-number'], longitude: ['not-a-number'] },
    ],
    [{ latitude: -90, longitude: 180 }, { latitude: ['outside-us-and-canada'] }],
    [{ latitude: 48.857, longitude: 2.352 }, { latitude: ['outside-us-and-canada'] }],
    [{ radius: 25 }, { radius: ['needs-a-place'] }],
    [{ ...austin, radius: 30 }, { radius: ['unknown-value'] }],
    [{ latitude: 30 }, { longitude: ['required'] }],
    [{ longitude: -97 }, { latitude: ['required'] }],
    [
      { south: 30, west: -98 },
      { north: ['required'], east: ['required'] },
    ],
    [{ south: 30, west: -98, north: 29, east: -97 }, { north: ['out-of-range'] }],
    [{ south: 30, west: -97, north: 31, east: -98 }, { east: ['out-of-range'] }],
    [{ south: -90.5, west: -98, north: 31, east: -97 }, { south: ['out-of-range'] }],
    [
      { south: 30, west: -181, north: 31, east: 'x' },
      { west: ['out-of-range'], east: ['not-a-number'] },
    ],
    [{ name: 'abc' }, { name: ['too-short'] }],
    [{ name: 'n'.repeat(121) }, { name: ['too-long'] }],
    [{ name: 'Wild\u0000rye' }, { name: ['control-characters'] }],
    [{ name: 'Wild\nrye' }, { name: ['control-characters'] }],
    [{ nmae: 'Wildrye' }, { nmae: ['unknown-field'] }],
    [{ 'name[]': 'Wildrye' }, { 'name[]': ['unknown-field'] }],
    [{ NAME: 'Wildrye' }, { NAME: ['unknown-field'] }],
    [{ constructor: 'x' }, { constructor: ['unknown-field'] }],
    [{ hasOwnProperty: 'x' }, { hasOwnProperty: ['unknown-field'] }],
    [{ name: ['Wildrye', 'Wildrye'] }, { name: ['given-twice'] }],
    [{ page: ['1', '2'] }, { page: ['given-twice'] }],
    [
      { page: 0, pageSize: 0, x: 1 },
      { page: ['out-of-range'], pageSize: ['out-of-range'], x: ['unknown-field'] },
    ],
  ])('%j', async (query, fields) => {
    const { status, problem } = await search(posy, query);
    expect([status, problem.error]).toEqual([400, 'invalid-input']);
    expect(problem.fields).toEqual(fields);
  });

  it('a parameter called __proto__, and an incomplete percent encoding', async () => {
    const statusOf = async (url: string) => (await posy.api.inject({ url: `/api/webstoresearch${url}` })).statusCode;
    expect(await statusOf('?__proto__=x')).toBe(400);
    expect(await statusOf('?__proto__[x]=x')).toBe(400);
    expect(await statusOf('?name=%E0%A4%A')).toBe(400);
    expect(await statusOf('?%')).toBe(400);
    expect(await statusOf('?')).toBe(200);
  });

  it.each<[string, SearchCursor]>([
    ['has too few values', [0]],
    ['has too many values', [0, true, 1, 1, 1, 'x', 'y', 'z'] as never],
    ['has a text for a number', ['x', 'true', 'x', 'x', 'x', 'x']],
    ['is from a search with a place', [0, 'true', 68, 5, 4, 20_000, 'x']],
  ])('a cursor that %s', async (_what, values) => {
    const { status, problem } = await search(posy, { cursor: writeCursor('recommended', values) });
    expect([status, problem.error, problem.fields]).toEqual([400, 'invalid-input', { cursor: ['malformed'] }]);
  });

  it('a cursor of another search also where national vendors are counted by themselves', async () => {
    const national = posy.get(NationalVendors);
    const areMany = jest.spyOn(national, 'areMany').mockReturnValue(true);
    const cursor = writeCursor('recommended', [0]);
    const { status, problem } = await search(posy, { ...austin, cursor });
    expect([status, problem.fields]).toEqual([400, { cursor: ['malformed'] }]);
    expect(areMany).toHaveBeenCalled();
    areMany.mockRestore();
  });

  it('an invalid token, although none is required', async () => {
    const { statusCode, body } = await posy.api.inject({
      url: '/api/webstoresearch',
      headers: { authorization: 'Bearer forged' },
    });
    expect([statusCode, JSON.parse(body).error]).toEqual([401, 'session-ended']);
  });
});

describe('webstoresearch accepts', () => {
  it.each<[CallParts['query']]>([
    [{ page: 100, pageSize: 100 }],
    [{ page: 833, pageSize: 12 }],
    [{ page: 10_000, pageSize: 1 }],
    [{ latitude: 71.3, longitude: -156.8 }],
    [{ latitude: 18.46, longitude: -66.1, radius: 25 }],
    [{ name: '....' }],
    [{ south: -90, west: -180, north: 90, east: 180 }],
    [{ south: 30, west: -98, north: 30, east: -98 }],
    [{ latitude: '30.267152999999998', longitude: '-97.74306079999997' }],
  ])('%j', async (query) => {
    expect((await search(posy, query)).status).toBe(200);
  });
});

describe('a search', () => {
  it('calls the engine once and never the database', async () => {
    const queries: CallParts['query'][] = [{}, { categoryId: 11 }, { name: 'wildrye' }, austin, { page: 5 }];
    const counts = { engineCalls: 0, connections: 0 };
    posy.get(SearchEngine).client.diagnostic.on('request', () => (counts.engineCalls += 1));
    const pool = await posy.get(MikroORM).em.getConnection().getNativeClient();
    pool.on('acquire', () => (counts.connections += 1));
    const searchAll = async () => {
      Object.assign(counts, { engineCalls: 0, connections: 0 });
      for (const query of queries) expect((await search(posy, query)).status).toBe(200);
      return { ...counts };
    };
    const once = await searchAll();
    // Every five seconds the api polls for revoked sessions, perhaps just now.
    const counted = once.connections === 0 ? once : await searchAll();
    expect(counted).toEqual({ engineCalls: queries.length, connections: 0 });
    await posy.call(webstoreRoutes.webstoreById, { params: { id: randomUUID() } });
    expect(counts.connections).toBeGreaterThan(0);
  });

  it('that is refused calls neither', async () => {
    let engineCalls = 0;
    posy.get(SearchEngine).client.diagnostic.on('request', () => (engineCalls += 1));
    await search(posy, { page: 0 });
    expect(engineCalls).toBe(0);
    await search(posy);
    expect(engineCalls).toBe(1);
  });
});
