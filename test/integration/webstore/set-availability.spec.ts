import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityDayView } from '#contracts/webstore/availability.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
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

const aPage = () => aWebstore(people.vendor.vendorId);
const set = (id: string, body: object, token: string | undefined = people.vendor.token) =>
  posy.call<{ success: true }>(routes.setAvailability, { params: { id }, body, token });
const storedDays = () =>
  posy.sql<{ day: string; state: string }>(`
    select webstore_id, to_char(day, 'YYYY-MM-DD') as day, state from webstore.availability order by 1, 2`);
const daysOf = async (id: string, startDate: string, endDate: string) => {
  const query = { startDate, endDate };
  const { body } = await posy.call<AvailabilityDayView[]>(routes.availability, {
    params: { id },
    query,
    token: people.vendor.token,
  });
  return body.map((day) => [day.availabilityDate, day.availability]);
};
const news = (id: string) =>
  posy.sql(`select id from platform.message where subject_id = $1 and type = $2`, [
    id,
    'webstore.webstore-availability-changed',
  ]);

describe('PATCH webstores/{id}/availability', () => {
  it('sets, changes and clears one day, live without a publish [WS-72, OP-43, OP-42]', async () => {
    const id = await aPage().published(posy);
    const date = '2027-10-16';
    for (const availability of ['available', 'partial', 'unavailable'] as const) {
      expect(await set(id, { date, availability })).toMatchObject({ status: 200, body: { success: true } });
      expect(await daysOf(id, '2027-10-01', '2027-10-31')).toEqual([[date, availability]]);
    }
    expect((await set(id, { date, availability: null })).status).toBe(200);
    expect(await daysOf(id, '2027-10-01', '2027-10-31')).toEqual([]);
    expect(await news(id)).toHaveLength(4);
  });

  it('sets and clears every day of a span in one call, and no others', async () => {
    const id = await aPage().published(posy);
    await set(id, { date: '2027-10-13', availability: 'unavailable' });
    await set(id, { date: '2027-10-15', availability: 'unavailable' });
    await set(id, { date: '2027-10-14', endDate: '2027-10-16', availability: 'available' });
    expect(await daysOf(id, '2027-10-01', '2027-10-31')).toEqual([
      ['2027-10-13', 'unavailable'],
      ['2027-10-14', 'available'],
      ['2027-10-15', 'available'],
      ['2027-10-16', 'available'],
    ]);
    await set(id, { date: '2027-10-15', endDate: '2027-10-20', availability: null });
    expect((await daysOf(id, '2027-10-01', '2027-10-31')).map(([day]) => day)).toEqual(['2027-10-13', '2027-10-14']);
    expect(await news(id)).toHaveLength(4);
  });

  it('sets a whole leap year at once', async () => {
    const id = await aPage().unpublished(posy);
    expect((await set(id, { date: '2028-01-01', endDate: '2028-12-31', availability: 'partial' })).status).toBe(200);
    const ofWebstore = await posy.sql<{ count: number; first: string; last: string }>(
      `select count(*)::int as count, min(day)::text as first, max(day)::text as last
         from webstore.availability where webstore_id = $1 and state = 'partial'`,
      [id],
    );
    expect(ofWebstore).toEqual([{ count: 366, first: '2028-01-01', last: '2028-12-31' }]);
    expect(await news(id)).toEqual([]);
  });

  it('serializes calls about the same days', async () => {
    const id = await aPage().published(posy);
    const calls = (['available', 'partial', 'unavailable', null] as const).flatMap((availability) => [
      set(id, { date: '2027-01-01', endDate: '2027-12-31', availability }),
      set(id, { date: '2027-06-01', endDate: '2028-05-31', availability }),
    ]);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  });

  const good = { date: '2027-10-16', availability: 'available' };
  it.each<[string, object, Record<string, string[]>]>([
    ['a day that does not exist', { date: '2027-02-30' }, { date: ['not-a-date'] }],
    ['a time of a day', { date: '2027-10-16T10:00:00Z' }, { date: ['not-a-date'] }],
    ['a day before the calendar', { date: '1999-12-31' }, { date: ['out-of-range'] }],
    ['a day after the calendar', { date: '2100-01-01' }, { date: ['out-of-range'] }],
    ['no day', { date: undefined }, { date: ['not-a-date'] }],
    ['an end before the start', { endDate: '2027-10-15' }, { endDate: ['before-start'] }],
    ['367 days', { endDate: '2028-10-16' }, { endDate: ['too-many-days'] }],
    ['400 days', { endDate: '2028-11-18' }, { endDate: ['too-many-days'] }],
    ['an end that does not exist', { endDate: '2027-10-32' }, { endDate: ['not-a-date'] }],
    ['an end of null', { endDate: null }, { endDate: ['not-a-date'] }],
    ['an unknown state', { availability: 'unknown' }, { availability: ['is-in'] }],
    ['a state as a number', { availability: 0 }, { availability: ['is-in'] }],
    ['no state', { availability: undefined }, { availability: ['is-in'] }],
    ['a field that does not exist', { startDate: '2027-10-16' }, { startDate: ['unknown-field'] }],
    [
      'everything at once',
      { date: 'x', endDate: 'y', availability: 'z' },
      { date: ['not-a-date'], endDate: ['not-a-date'], availability: ['is-in'] },
    ],
  ])('refuses %s and changes nothing [SYS-21]', async (_what, changes, fields) => {
    const id = await aPage().published(posy);
    const before = await storedDays();
    const { status, problem } = await set(id, { ...good, ...changes });
    expect([status, problem.error, problem.fields]).toEqual([400, 'invalid-input', fields]);
    expect(await storedDays()).toEqual(before);
    expect(await news(id)).toEqual([]);
  });

  it('is refused to others before the body is read', async () => {
    const id = await aPage().published(posy);
    for (const body of [{ ...good, date: '2027-02-30' }, { nonsense: true }]) {
      expect((await set(id, body, people.rival.token)).problem).toMatchObject({ status: 403, error: 'not-allowed' });
      expect((await posy.call(routes.setAvailability, { params: { id }, body })).status).toBe(401);
    }
  });

  describe('access', () => {
    let id: string;
    beforeAll(async () => void (id = await aPage().published(posy)));
    itIsForOwnersOnly(() => ({
      posy,
      people,
      route: routes.setAvailability,
      field: 'id',
      id,
      partsFor: (webstoreId) => ({ params: { id: webstoreId }, body: good }),
      stored: async () => [await stored(posy), await storedDays()],
    }));
  });
});
