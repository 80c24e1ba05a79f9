import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { directoryRoutes as routes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { indexed, listed } from './listed.js';

let posy: Posy;
let vendorId: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  ({ vendorId } = await aVendor(posy));
});
afterAll(() => posy.stop());

const cardsOf = async (ids: unknown) => posy.call<ListingCardView[]>(routes.listIds, { body: { ids } });

it('returns the cards of webstores in the order of their ids, without those that are not on the site [WS-235]', async () => {
  const barn = (name: string) => aWebstore(vendorId).called(name).inCategory('venues');
  const [first, second] = await listed(posy, [barn('First barn'), barn('Second barn')]);
  const hidden = await barn('Hidden barn').unpublished(posy);
  await indexed(posy, [hidden]);
  const { body } = await cardsOf([second, randomUUID(), hidden, first]);
  expect(body.map(({ id, name, distance }) => [id, name, distance])).toEqual([
    [second, 'Second barn', null],
    [first, 'First barn', null],
  ]);
  expect((await cardsOf([])).body).toEqual([]);
});

it.each([
  ['no list', undefined],
  ['no ids', ['x']],
  ['a text', 'abc'],
  ['an id twice', [vendorIdLike(), vendorIdLike()]],
  ['more than a hundred', Array.from({ length: 101 }, () => randomUUID())],
])('refuses %s', async (_what, ids) => {
  const { status, problem } = await cardsOf(ids);
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['ids']]);
});

function vendorIdLike(): string {
  return '0198c0de-0000-7000-8000-0000000000aa';
}
