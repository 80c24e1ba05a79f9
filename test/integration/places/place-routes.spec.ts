import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { placesRoutes as routes } from '#contracts/content/places.routes.js';
import type { GeocodeView, PlaceView } from '#contracts/content/places.views.js';
import { ADDRESS_LOCATOR, type AddressLocator } from '#src/platform/places/address-locator.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';

let posy: Posy;

beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { LOG_LEVEL: 'silent' } });
});
afterAll(() => posy.stop());
afterEach(() => void jest.restoreAllMocks());

type Query = NonNullable<CallParts['query']>;
const suggest = (query: Query) => posy.call<PlaceView[]>(routes.placeSuggestions, { query });
const geocode = (query: Query) => posy.call<GeocodeView>(routes.geocode, { query });
const bySlug = (slug: string) => posy.call<PlaceView>(routes.placeBySlug, { params: { slug } });

const newYork = {
  id: 5_128_581,
  city: 'New York City',
  state: 'NY',
  country: 'US',
  displayText: 'New York City, NY',
  slug: 'newyork-ny',
  latitude: 40.714,
  longitude: -74.006,
  radius: null,
  isState: false,
};
const austin = {
  zipcode: '78701',
  latitude: 30.267,
  longitude: -97.743,
  place_id: '4671654',
  displayText: 'Austin, TX',
};

describe('GET places/autocomplete', () => {
  it('answers places of the United States and Canada, the likeliest first [SYS-13, DIR-34]', async () => {
    expect((await suggest({ text: 'nyc' })).body[0]).toEqual(newYork);
    const { status, body } = await suggest({ text: 'vancou', limit: 10 });
    expect(status).toBe(200);
    expect(body.slice(0, 2).map(({ displayText }) => displayText)).toEqual(['Vancouver, BC', 'Vancouver, WA']);
    expect(new Set(body.map(({ country }) => country))).toEqual(new Set(['US', 'CA']));
    expect((await suggest({ text: 'mexico city' })).body.map(({ city }) => city)).not.toContain('Mexico City');
  });

  it('answers five unless it is asked for one to ten', async () => {
    for (const [query, count] of [
      [{ text: 'san' }, 5],
      [{ text: 'san', limit: 1 }, 1],
      [{ text: 'san', limit: 10 }, 10],
    ] as const) {
      expect((await suggest(query)).body).toHaveLength(count);
    }
  });

  it.each(['💍', '東京', "';--", '\u202eniatsua', '%00', '<script>', '\\'])('finds nothing for %j', async (text) => {
    const { status, body } = await suggest({ text });
    expect([status, body]).toEqual([200, []]);
  });

  it.each([
    [{}, { text: ['required'] }],
    [{ text: '' }, { text: ['required'] }],
    [{ text: '   ' }, { text: ['required'] }],
    [{ text: 'a'.repeat(300) }, { text: ['too-long', 'required'] }],
    [{ text: 'a\u0000' }, { text: ['control-characters', 'required'] }],
    [{ text: ['a', 'b'] }, { text: ['given-twice', 'required'] }],
    [{ text: 'a', limit: 0 }, { limit: ['out-of-range'] }],
    [{ text: 'a', limit: 11 }, { limit: ['out-of-range'] }],
    [{ text: 'a', limit: 'x' }, { limit: ['not-an-integer'] }],
    [{ text: 'a', country: 'FR' }, { country: ['unknown-field'] }],
  ])('refuses %j and names what is wrong', async (query, fields) => {
    const { status, problem } = await suggest(query);
    expect(status).toBe(400);
    expect(Object.keys(problem.fields!)).toEqual(Object.keys(fields));
    for (const [name, codes] of Object.entries(fields)) expect(codes).toContain(problem.fields![name]![0]);
  });
});

describe('GET places/geocode', () => {
  it.each([
    [{ address: '18 Pecan Alley, Austin, TX' }, austin],
    [{ address: 'austin, texas' }, austin],
    [{ zipcode: '78701' }, { ...austin, latitude: 30.271 }],
    [{ zipcode: 'm5v 2t6' }, { zipcode: 'M5V 2T6', displayText: 'Toronto, ON' }],
    [
      { latitude: 30.271, longitude: -97.743 },
      { ...austin, latitude: 30.271 },
    ],
    [{ placeId: '4671654' }, austin],
  ])('finds %j [SYS-10, SYS-12, OP-134]', async (query, found) => {
    const { status, body } = await geocode(query);
    expect(status).toBe(200);
    expect(body).toMatchObject(found);
    expect(Object.keys(body).sort()).toEqual(['displayText', 'latitude', 'longitude', 'place_id', 'zipcode']);
  });

  const nowhere: Query[] = [
    { zipcode: '00000' },
    { zipcode: 'SW1A 1AA' },
    { zipcode: '💍' },
    { address: 'Paris, France' },
    { address: '💍' },
    { latitude: 48.857, longitude: 2.352 },
    { latitude: -90, longitude: 180 },
    { placeId: '1' },
    { placeId: 'ChIJLwPMoJm1RIYRetVp1EtGm10' },
  ];
  it.each(nowhere)('finds nothing for %j: outside North America, or nowhere [SYS-11, SYS-15]', async (query) => {
    const { status, problem } = await geocode(query);
    expect([status, problem.error]).toEqual([404, 'place-not-found']);
  });

  it.each([
    [{}, 'address', 'one-kind-only'],
    [{ address: '' }, 'address', 'one-kind-only'],
    [{ address: 'a'.repeat(300) }, 'address', 'too-long'],
    [{ zipcode: '1234567890123' }, 'zipcode', 'too-long'],
    [{ placeId: 'x'.repeat(501) }, 'placeId', 'too-long'],
    [{ latitude: 91, longitude: 0 }, 'latitude', 'out-of-range'],
    [{ latitude: -90.01, longitude: 0 }, 'latitude', 'out-of-range'],
    [{ latitude: 0, longitude: 181 }, 'longitude', 'out-of-range'],
    [{ latitude: 'NaN', longitude: 0 }, 'latitude', 'not-a-number'],
    [{ latitude: '1e1', longitude: 0 }, 'latitude', 'not-a-number'],
    [{ latitude: 30 }, 'longitude', 'required'],
    [{ longitude: -97 }, 'latitude', 'required'],
    [{ latitude: '', longitude: -97 }, 'latitude', 'not-a-number'],
    [{ address: 'Austin', zipcode: '78701' }, 'zipcode', 'one-kind-only'],
    [{ zipcode: '78701', latitude: 30, longitude: -97 }, 'latitude', 'one-kind-only'],
    [{ address: 'Austin', placeId: '1' }, 'placeId', 'one-kind-only'],
    [{ zipcode: ['78701', '78702'] }, 'zipcode', 'given-twice'],
    [{ zipcode: '78701', region: 'fr' }, 'region', 'unknown-field'],
  ])('refuses %j and names %s and nothing else', async (query, field, code) => {
    const { status, problem } = await geocode(query);
    expect([status, problem.fields]).toEqual([400, { [field]: [code] }]);
  });
});

describe('GET places/slug/:slug', () => {
  it.each(['newyork-ny', 'newyorkcity-ny', 'NewYorkCity-NY', 'New York, NY'])(
    'understands %s as the default place [DIR-9, DIR-10]',
    async (slug) => {
      const { status, body } = await bySlug(slug);
      expect([status, body]).toEqual([200, newYork]);
    },
  );

  it.each(['montréal-qc', 'montreal-qc', 'saintlouis-mo', 'st.louis-mo', 'winston-salem-nc', "coeurd'alene-id"])(
    'understands %s, and says how it is written [DIR-9]',
    async (slug) => {
      const { status, body } = await bySlug(slug);
      expect(status).toBe(200);
      expect((await bySlug(body.slug)).body).toEqual(body);
    },
  );

  it.each(['atlantis-ny', 'newyork-zz', 'paris-fr'])('knows no %s', async (slug) => {
    const { status, problem } = await bySlug(slug);
    expect([status, problem.error]).toEqual([404, 'place-not-found']);
  });

  it.each(['newyork', '-ny', '💍', '💍-ny', `${'a'.repeat(120)}-ny`, '%'])('refuses %s', async (slug) => {
    const { status, problem } = await bySlug(slug);
    expect([status, problem.fields]).toEqual([400, { slug: ['malformed'] }]);
  });

  it('knows no query parameters', async () => {
    const { status, problem } = await posy.call(routes.placeBySlug, { params: { slug: 'austin-tx' }, query: { x: 1 } });
    expect([status, problem.fields]).toEqual([400, { x: ['unknown-field'] }]);
  });
});

describe('GET system/WhereAmI', () => {
  it('returns the place of the address of the caller, where a database of networks has it [SYS-9]', async () => {
    const locator = posy.api.get<AddressLocator>(ADDRESS_LOCATOR, { strict: false });
    const locate = jest.spyOn(locator, 'locate').mockResolvedValue({ latitude: 30.271, longitude: -97.743 });
    const { status, body } = await posy.call<GeocodeView>(routes.whereAmI);
    expect([status, body]).toEqual([200, { ...austin, latitude: 30.271 }]);
    expect(locate.mock.calls).toEqual([['127.0.0.1']]);
  });

  it('responds that it does not know as long as no database of networks is there', async () => {
    const { status, problem } = await posy.call<GeocodeView>(routes.whereAmI);
    expect([status, problem.error]).toEqual([404, 'location-unknown']);
  });

  it('knows no query parameters', async () => {
    const { status, problem } = await posy.call(routes.whereAmI, { query: { latitude: 1 } });
    expect([status, problem.fields]).toEqual([400, { latitude: ['unknown-field'] }]);
  });
});
