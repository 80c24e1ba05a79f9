import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import { categoryByExternalId, servicesOf } from '#src/webstore/catalogue/catalogue.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let vendor: TestVendor;
let id: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
  id = await aWebstore(vendor.vendorId).published(posy);
});
afterAll(() => posy.stop());

const loneSurrogate = '\ud83d';
const flowers = servicesOf([categoryByExternalId('florist')!.id])[0]!.id;
const venueParts = categoryByExternalId('venues')!.subCategories[0]!.id;
const address = {
  id: randomUUID(),
  addressType: 'business',
  street1: '',
  street2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '',
  travelRadius: null,
  latitude: null,
  longitude: null,
};
const withAddress = (changes: object) => ({ addresses: [{ ...address, ...changes }] });

/** The request, and the fields that the response names. */
const refused: [what: string, changes: Record<string, unknown>, fields: Record<string, string[]>][] = [
  ['a field that does not exist', { nmae: 'x' }, { nmae: ['unknown-field'] }],
  [
    'fields that are not for vendors',
    { publishedVersion: 9, vendorId: randomUUID() },
    {
      publishedVersion: ['unknown-field'],
      vendorId: ['unknown-field'],
    },
  ],
  ['a name of null', { name: null }, { name: ['trimmed', 'plain-text', 'is-length'] }],
  ['a name that is a number', { name: 5 }, { name: ['trimmed', 'plain-text', 'is-length'] }],
  ['a name that is a list', { name: ['Posy'] }, { name: ['trimmed', 'plain-text', 'is-length'] }],
  ['an empty name', { name: '' }, { name: ['is-length'] }],
  ['a name of 121 characters [WS-45]', { name: 'n'.repeat(121) }, { name: ['is-length'] }],
  ['a name with a space before it [WS-45]', { name: ' Posy' }, { name: ['trimmed'] }],
  ['a name with a space after it [WS-45]', { name: 'Posy\u00a0' }, { name: ['trimmed'] }],
  ['a name with a NUL character', { name: 'Po\u0000sy' }, { name: ['plain-text'] }],
  ['a name with a line break', { name: 'Po\nsy' }, { name: ['plain-text'] }],
  ['a name with half a character', { name: `Posy ${loneSurrogate}` }, { name: ['plain-text'] }],
  ['a description with a NUL character', { businessDescription: '\u0000' }, { businessDescription: ['plain-text'] }],
  [
    'a description with half a character',
    { businessDescription: loneSurrogate },
    { businessDescription: ['plain-text'] },
  ],
  [
    'a description of 1501 characters',
    { businessDescription: 'd'.repeat(1501) },
    { businessDescription: ['max-length'] },
  ],
  ['a phone number that is none', { phone: '555 0142' }, { phone: ['matches'] }],
  ['a phone number of another country', { phone: '+4930901820' }, { phone: ['matches'] }],
  ['a phone number of null', { phone: null }, { phone: ['matches'] }],
  ['a web address with a space [WS-49]', { url: 'my store' }, { url: ['matches'] }],
  ['a web address with an accent [WS-49]', { url: 'été' }, { url: ['matches'] }],
  ['a web address with a slash', { url: 'a/b' }, { url: ['matches'] }],
  ['an empty web address', { url: '' }, { url: ['matches'] }],
  ['a web address of 121 characters [WS-48]', { url: 'u'.repeat(121) }, { url: ['max-length'] }],
  ['a reserved web address [OP-6]', { url: 'vendors' }, { url: ['reserved'] }],
  ['a reserved web address in upper case [OP-6]', { url: 'API' }, { url: ['reserved'] }],
  ['a price tier of 0 [WS-22]', { priceTier: 0 }, { priceTier: ['is-in'] }],
  ['a price tier of 5 [WS-22]', { priceTier: 5 }, { priceTier: ['is-in'] }],
  ['a price tier as text', { priceTier: '3' }, { priceTier: ['is-in'] }],
  ['a capacity of -1', { capacity: -1 }, { capacity: ['min'] }],
  ['a capacity of 1.5', { capacity: 1.5 }, { capacity: ['is-int'] }],
  ['a capacity of a milliard', { capacity: 1e9 }, { capacity: ['max'] }],
  ['a capacity as text', { capacity: '80' }, { capacity: ['max', 'min', 'is-int'] }],
  ['a flag as text', { travels: 'true' }, { travels: ['is-boolean'] }],
  ['a flag of null', { displayPriceTier: null }, { displayPriceTier: ['is-boolean'] }],
  ['a travel option that does not exist', { travelOption: 'Locally' }, { travelOption: ['is-in'] }],
  ['a travel distance of 60 miles [WS-149]', { travelDistance: 60 }, { travelDistance: ['is-in'] }],
  ['an unknown category', { categoryIds: [11, 999] }, { categoryIds: ['unknown-category'] }],
  ['the same category twice', { categoryIds: [11, 11] }, { categoryIds: ['array-unique'] }],
  ['a category as text', { categoryIds: ['11'] }, { categoryIds: ['is-int'] }],
  ['a category that is no list', { categoryIds: 11 }, { categoryIds: ['array-unique', 'array-max-size', 'is-array'] }],
  ['services of another category', { services: [flowers] }, { services: ['not-of-category'] }],
  ['styles of another category', { styles: [10701] }, { styles: ['not-of-category'] }],
  [
    'subcategories of another category [WS-47]',
    { subCategoryIds: { 11: [venueParts] } },
    { subCategoryIds: ['not-of-category'] },
  ],
  [
    'subcategories of a category not chosen [WS-47]',
    { subCategoryIds: { 2: [venueParts] } },
    { subCategoryIds: ['not-of-category'] },
  ],
  ['a category without a subcategory [WS-47]', { categoryIds: [11, 2] }, { subCategoryIds: ['required'] }],
  ['a category that loses its subcategories [WS-47]', { subCategoryIds: { 11: [] } }, { subCategoryIds: ['required'] }],
  ['no web address when there was one [WS-48]', { url: null }, { url: ['required'] }],
  ['subcategories under a name', { subCategoryIds: { venues: [201] } }, { subCategoryIds: ['id-lists-by-id'] }],
  [
    'subcategories under an id with a leading zero',
    { subCategoryIds: { '011': [1101] } },
    { subCategoryIds: ['id-lists-by-id'] },
  ],
  ['the same subcategory twice', { subCategoryIds: { 11: [1101, 1101] } }, { subCategoryIds: ['id-lists-by-id'] }],
  ['a list of subcategories', { subCategoryIds: [[1101]] }, { subCategoryIds: ['id-lists-by-id'] }],
  ['a link of an unknown kind [WS-6]', { links: { MySpace: 'x' } }, { links: ['texts-by-key'] }],
  ['a link that is no text', { links: { Website: 5 } }, { links: ['texts-by-key'] }],
  ['a link with half a character', { links: { Website: loneSurrogate } }, { links: ['texts-by-key'] }],
  ['a link under a name of every object', { links: { constructor: 'x' } }, { links: ['texts-by-key'] }],
  [
    'six addresses',
    { addresses: Array.from({ length: 6 }, () => ({ ...address, id: randomUUID() })) },
    { addresses: ['array-max-size'] },
  ],
  ['two addresses with one id', { addresses: [address, address] }, { addresses: ['array-unique'] }],
  [
    'an address that is a text',
    { addresses: ['Austin'] },
    { addresses: ['is-object'], 'addresses.0': ['nested-validation'] },
  ],
  ['an address of null', { addresses: [null] }, { addresses: ['is-object'], 'addresses.0': ['nested-validation'] }],
  ['an address with a malformed id', withAddress({ id: '1' }), { 'addresses.0.id': ['is-uuid'] }],
  ['an address with a city of null', withAddress({ city: null }), { 'addresses.0.city': ['max-length', 'plain-text'] }],
  ['an address with half a character', withAddress({ city: loneSurrogate }), { 'addresses.0.city': ['plain-text'] }],
  ['an address with a state in full', withAddress({ state: 'Texas' }), { 'addresses.0.state': ['matches'] }],
  ['an address beyond the pole', withAddress({ latitude: 90.5 }), { 'addresses.0.latitude': ['is-latitude'] }],
  ['an address with a longitude as text', withAddress({ longitude: '5' }), { 'addresses.0.longitude': ['is-number'] }],
  ['an address with a field too many', withAddress({ country: 'US' }), { 'addresses.0.country': ['unknown-field'] }],
  [
    'an address with a field of every object',
    withAddress({ constructor: {} }),
    { 'addresses.0.constructor': ['unknown-field'] },
  ],
  [
    'an address of nothing else',
    { addresses: [{ constructor: {} }] },
    { 'addresses.0.constructor': ['unknown-field'] },
  ],
  [
    'an address without a field',
    { addresses: [{ ...address, zipCode: undefined }] },
    { 'addresses.0.zipCode': ['max-length', 'plain-text'] },
  ],
  ['a field of every object', { constructor: { name: 'x' } }, { constructor: ['unknown-field'] }],
  ['several faults at once', { name: '', priceTier: 9 }, { name: ['is-length'], priceTier: ['is-in'] }],
];

const patch = (parts: CallParts) => posy.call(routes.saveWebstore, { token: vendor.token, ...parts });

/** Makes the call and expects its refusal, with nothing changed. */
async function expectRefusal(parts: CallParts, status: number, error: string) {
  const before = await stored(posy);
  const answer = await patch(parts);
  expect(answer).toMatchObject({ status, problem: { status, error } });
  expect(answer.headers['content-type']).toMatch('application/problem+json');
  expect(await stored(posy)).toEqual(before);
  return answer.problem;
}

describe('PATCH webstores refuses', () => {
  it.each(refused)('%s', async (_what, changes, fields) => {
    const { version } = await webstoreCalls(posy, vendor.token).draft(id);
    const problem = await expectRefusal({ body: { id, version, ...changes } }, 400, 'invalid-input');
    const sorted = (codes: Record<string, string[]>) =>
      Object.fromEntries(
        Object.entries(codes).map(([name, list]) => [name, list.toSorted((a, b) => (a < b ? -1 : 1))]),
      );
    expect(sorted(problem.fields ?? {})).toEqual(sorted(fields));
  });

  it.each([
    ['no version', { name: 'x' }, 'version'],
    ['a version of 0', { version: 0 }, 'version'],
    ['a version as text', { version: '1' }, 'version'],
    ['a version of 1.5', { version: 1.5 }, 'version'],
    ['an id of null', { id: null, version: 1 }, 'id'],
    ['an id that is an object', { id: { $ne: '' }, version: 1 }, 'id'],
  ])('%s', async (_what, body, field) => {
    const problem = await expectRefusal({ body: { id, ...body } }, 400, 'invalid-input');
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"posy"'],
    ['a number', '5'],
    ['nothing but null', 'null'],
    ['a list in a list, many times', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ])('%s as the body', async (_what, payload) => {
    const problem = await expectRefusal({ payload }, 400, 'invalid-input');
    expect(problem.fields).toEqual({ body: ['is-object'] });
  });

  it.each([
    ['broken', '{"id": '],
    ['empty', ''],
    ['of two values', '{} {}'],
    ['with a prototype', '{"id": "x", "__proto__": {"isAdmin": true}}'],
    ['with a prototype inside', '{"links": {"__proto__": {"Website": "x"}}}'],
    ['with the prototype of its constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
  ])('JSON that is %s', async (_what, payload) => {
    await expectRefusal({ payload }, 400, 'malformed-body');
  });

  it('a missing body', async () => {
    expect((await expectRefusal({}, 400, 'invalid-input')).fields).toEqual({ body: ['is-object'] });
  });

  it('a body of 2 MB', async () => {
    const payload = JSON.stringify({ id, version: 1, name: 'n'.repeat(2 * 1_048_576) });
    expect((await expectRefusal({ payload }, 413, 'body-too-large')).params).toEqual({ limit: 524_288 });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
    'a body of %s',
    async (type) => {
      const payload = JSON.stringify({ id, version: 1, name: 'Posy' });
      await expectRefusal({ payload, headers: { 'content-type': type } }, 415, 'unsupported-media-type');
    },
  );

  it('a query', async () => {
    const problem = await expectRefusal({ body: { id, version: 1 }, query: { version: 2 } }, 400, 'invalid-input');
    expect(problem.fields).toEqual({ version: ['unknown-field'] });
  });
});
