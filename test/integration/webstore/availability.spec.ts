import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityDayView } from '#contracts/webstore/availability.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { SetAvailability } from '#src/webstore/commands/set-availability.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';

let posy: Posy;
let people: People;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
});
afterAll(() => posy.stop());

const days = (id: string, query: Record<string, string | string[]> = {}, token?: string) =>
  posy.call<AvailabilityDayView[]>(routes.availability, { params: { id }, query, token });
const aPage = () => aWebstore(people.vendor.vendorId);

describe('GET webstores/{id}/availability', () => {
  it("returns the vendor's availability on each day of a period, as year, month and day [WS-15, WS-16, WS-218, SYS-21]", async () => {
    const id = await aPage().published(posy);
    const said = [
      ['2027-02-28', 'unavailable'],
      ['2027-03-01', 'available'],
      ['2027-03-14', 'partial'],
      ['2027-04-30', 'unavailable'],
      ['2027-05-01', 'available'],
    ] as const;
    for (const [day, state] of said) await posy.execute(new SetAvailability(id, day, state));
    const { body } = await days(id, { startDate: '2027-03-01', endDate: '2027-04-30' });
    expect(body).toEqual([
      { availabilityDate: '2027-03-01', availability: 'available' },
      { availabilityDate: '2027-03-14', availability: 'partial' },
      { availabilityDate: '2027-04-30', availability: 'unavailable' },
    ]);
    expect((await days(id, { startDate: '2027-03-01' })).body).toEqual(body);
  });

  it('covers this month and the next by default [WS-218]', async () => {
    const id = await aPage().published(posy);
    const all = (await days(id, { flag: 'true' })).body;
    const now = new Date();
    const at = (months: number, day: number) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day)).toISOString().slice(0, 10);
    expect([all[0]!.availabilityDate, all.at(-1)!.availabilityDate]).toEqual([at(0, 1), at(2, 0)]);
    expect(new Set(all.map((day) => day.availability))).toEqual(new Set(['unknown']));
    expect((await days(id)).body).toEqual([]);
  });

  it('with the flag includes the days without an entry [WS-15]', async () => {
    const id = await aPage().published(posy);
    await posy.execute(new SetAvailability(id, '2028-02-29', 'partial'));
    const { body } = await days(id, { startDate: '2028-02-28', endDate: '2028-03-01', flag: 'true' });
    expect(body.map((day) => [day.availabilityDate, day.availability])).toEqual([
      ['2028-02-28', 'unknown'],
      ['2028-02-29', 'partial'],
      ['2028-03-01', 'unknown'],
    ]);
  });

  it('of a page that is not on the site is for its owner and admins', async () => {
    const id = await aPage().unpublished(posy);
    for (const token of [undefined, people.couple.token, people.rival.token]) {
      for (const asked of [id, randomUUID()]) {
        expect((await days(asked, {}, token)).problem).toMatchObject({ status: 404, error: 'webstore-not-found' });
      }
    }
    for (const token of [people.vendor.token, people.admin.token]) expect((await days(id, {}, token)).status).toBe(200);
  });

  it.each([
    [{ startDate: '2027-02-30' }, { startDate: ['not-a-date'] }],
    [
      { startDate: 'soon', endDate: '01/02/2027' },
      { startDate: ['not-a-date'], endDate: ['not-a-date'] },
    ],
    [{ startDate: '1999-01-01' }, { startDate: ['in-the-past'] }],
    [{ startDate: '9999-12-01' }, { startDate: ['out-of-range'] }],
    [{ startDate: '2027-03-02', endDate: '2027-03-01' }, { endDate: ['before-start'] }],
    [{ startDate: '2027-01-01', endDate: '2027-04-04' }, { endDate: ['out-of-range'] }],
    [
      { flag: 'yes', month: '3' },
      { flag: ['not-a-boolean'], month: ['unknown-field'] },
    ],
    [{ startDate: ['2027-03-01', '2027-03-02'] }, { startDate: ['given-twice'] }],
  ])('refuses %j', async (query, fields) => {
    const id = await aPage().published(posy);
    const { status, problem } = await days(id, query);
    expect([status, problem.fields]).toEqual([400, fields]);
  });

  it('limits an end without a start to a quarter', async () => {
    const id = await aPage().published(posy);
    expect((await days(id, { endDate: '2000-01-01' })).body).toEqual([]);
    expect((await days(id, { endDate: '2099-12-31', flag: 'true' })).body).toHaveLength(93);
    expect((await days(id, { startDate: '2099-12-31', flag: 'true' })).status).toBe(200);
  });
});
