import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { listed, namesFound, search } from './listed.js';

const photographers = 11;

let posy: Posy;
let idOf: (slug: string) => number;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const places = posy.api.get<Places>(PLACES, { strict: false });
  idOf = (slug) => places.placeOfSlug(slug)?.id ?? 0;
  const { vendorId } = await aVendor(posy);
  const at = (name: string, city: string, latitude: number, longitude: number, serviceArea: string) =>
    aWebstore(vendorId).called(name).at(city, 'TX', latitude, longitude).with({ serviceArea });
  await listed(posy, [
    at('In Austin', 'Austin', 30.2672, -97.7431, 'Austin, TX'),
    at('In Dallas', 'Dallas', 32.7767, -96.797, 'Dallas, TX'),
    at('In Dallas for Austin', 'Dallas', 32.7767, -96.797, 'Austin, TX'),
    at('In El Paso', 'El Paso', 31.7619, -106.485, 'El Paso, TX'),
    aWebstore(vendorId).called('In Tulsa').at('Tulsa', 'OK', 36.154, -95.993).with({ serviceArea: 'Tulsa, OK' }),
    aWebstore(vendorId)
      .called('Everywhere')
      .with({ travelOption: 'nationally', addresses: [], serviceArea: 'Tulsa, OK' }),
  ]);
});
afterAll(() => posy.stop());

const served = async (...slugs: string[]) =>
  (await namesFound(posy, { serviceAreas: slugs.map(idOf).join('-'), sort: 'name' })).sort();

describe('a state', () => {
  it('finds who has an address in it, then who comes to every place', async () => {
    const inState = (state: string) => namesFound(posy, { state, sort: 'name', categoryId: photographers });
    expect(await inState('OK')).toEqual(['In Tulsa', 'Everywhere']);
    expect(await inState('TX')).toEqual(['In Austin', 'In Dallas', 'In Dallas for Austin', 'In El Paso', 'Everywhere']);
    expect(await inState('NY')).toEqual(['Everywhere']);
  });

  it('is one of those that exist', async () => {
    const { status, problem } = await search(posy, { state: 'ZZ' });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['state']]);
  });
});

describe('service areas', () => {
  it('match vendors who are near the place or name it as their market [DIR-41]', async () => {
    expect(await served('austin-tx')).toEqual(['In Austin', 'In Dallas for Austin']);
    expect(await served('dallas-tx')).toEqual(['In Dallas', 'In Dallas for Austin']);
    expect(await served('austin-tx', 'elpaso-tx')).toEqual(['In Austin', 'In Dallas for Austin', 'In El Paso']);
    expect(await served('boston-ma')).toEqual([]);
  });

  it('that do not exist are refused, not ignored [DIR-41]', async () => {
    const { status, problem } = await search(posy, { serviceAreas: `${idOf('austin-tx')}-7` });
    expect([status, problem.fields]).toEqual([400, { serviceAreas: ['unknown-value'] }]);
  });
});

describe('the place of a response', () => {
  const placeOf = async (latitude: number, longitude: number) =>
    (await search(posy, { latitude, longitude })).body.place;

  it('has the name of the place that the point belongs to', async () => {
    const austin = { latitude: 30.2672, longitude: -97.7431 };
    expect(await placeOf(austin.latitude, austin.longitude)).toEqual({ ...austin, displayText: 'Austin, TX' });
    expect((await placeOf(43.65, -79.38))?.displayText).toBe('Toronto, ON');
  });

  it('has no name far from any place', async () => {
    expect(await placeOf(83, -70)).toEqual({ latitude: 83, longitude: -70, displayText: '' });
  });
});
