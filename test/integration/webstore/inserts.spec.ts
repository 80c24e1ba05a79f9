import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InsertsView } from '#contracts/webstore/retail-stores.js';
import { retailStoresRoutes as routes } from '#contracts/webstore/retail-stores.routes.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { stored } from './webstore-calls.js';

let posy: Posy;
let people: People;
let id: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { INSERTS_URL: 'https://print.example/order?shop=4' } });
  people = await peopleOf(posy);
  id = await aWebstore(people.vendor.vendorId).published(posy);
});
afterAll(() => posy.stop());

const orderUrl = async (webstoreId: string, token: string): Promise<URL> => {
  const { status, body } = await posy.call<InsertsView>(routes.inserts, { params: { id: webstoreId }, token });
  expect(status).toBe(200);
  return new URL(body.orderUrl ?? '');
};

describe('GET webstores/{id}/inserts', () => {
  it('returns the address of the order page with a code of the account, which does not reveal the email [OP-66, WS-125]', async () => {
    const url = await orderUrl(id, people.vendor.token);
    expect(`${url.origin}${url.pathname}`).toBe('https://print.example/order');
    expect(url.searchParams.get('shop')).toBe('4');
    const code = url.searchParams.get('vendor');
    expect(code).toMatch(/^[\w-]{43}$/);
    // Keyed: nobody can compute it from an email.
    expect(code).not.toBe(createHash('sha256').update(people.vendor.email).digest('base64url'));
    const [name = ''] = people.vendor.email.split('@');
    for (const text of [decodeURIComponent(url.href), Buffer.from(code!, 'base64url').toString('latin1')]) {
      expect(text).not.toContain(name);
    }
  });

  it('has one code per account, for every caller, and another one for each account [WS-125, OP-66]', async () => {
    const other = await aWebstore(people.rival.vendorId).published(posy);
    const second = await aWebstore(people.vendor.vendorId).published(posy);
    const own = await orderUrl(id, people.vendor.token);
    expect((await orderUrl(second, people.vendor.token)).href).toBe(own.href);
    expect((await orderUrl(id, people.admin.token)).href).toBe(own.href);
    expect((await orderUrl(other, people.rival.token)).href).not.toBe(own.href);
  });

  itIsForOwnersOnly(() => ({
    posy,
    people,
    route: routes.inserts,
    field: 'id',
    id,
    partsFor: (webstoreId) => ({ params: { id: webstoreId } }),
    stored: () => stored(posy),
  }));

  it('returns no address on a site without an order page', async () => {
    const plain = await Posy.start({ workers: [] });
    try {
      const { vendor } = await peopleOf(plain);
      const webstoreId = await aWebstore(vendor.vendorId).published(plain);
      const { body } = await plain.call(routes.inserts, { params: { id: webstoreId }, token: vendor.token });
      expect(body).toEqual({ orderUrl: null });
    } finally {
      await plain.stop();
    }
  });
});
