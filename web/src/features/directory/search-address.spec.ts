import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { catalogue, florist, stationery, venues } from '../../test-support/examples.js';
import { presetPlaces } from './preset-places.js';
import { categoryOf, readSearchAddress, writeSearchAddress, type SearchAddress } from './search-address.js';

const read = (search: string) => readSearchAddress(new URLSearchParams(search));

describe('the address of a search', () => {
  it('says category, place and name', () => {
    expect(read('?category=venues&place=chicago-il&name=wildrye')).toEqual({
      category: 'venues',
      place: expect.objectContaining({ name: 'Chicago, IL', latitude: 41.8781, longitude: -87.6298 }),
      name: 'wildrye',
      page: 1,
    });
  });

  it('reads what it has written', () => {
    const anyAddress: fc.Arbitrary<SearchAddress> = fc
      .record({
        category: fc.option(fc.constantFrom(...catalogue.map(({ externalId }) => externalId)), { nil: undefined }),
        place: fc.option(fc.constantFrom(...presetPlaces), { nil: undefined }),
        name: fc.option(
          fc
            .string({ minLength: 1 })
            .map((text) => text.trim())
            .filter((text) => text !== ''),
          { nil: undefined },
        ),
        page: fc.integer({ min: 1, max: 8 }),
      })
      .map(({ page, ...rest }) => ({
        ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
        page,
      }));
    fc.assert(fc.property(anyAddress, (address) => expect(read(writeSearchAddress(address))).toEqual(address)));
  });

  it.each(['?page=0', '?page=-3', '?page=1.5', '?page=x', '?place=atlantis', '?category=&name=%20', '?unknown=1'])(
    'ignores what it does not understand: %s',
    (search) => {
      expect(read(search)).toEqual({ page: 1 });
    },
  );

  it('asks for no more pages at once than one call can answer', () => {
    expect(read('?page=500').page).toBe(8);
  });

  it.each(['newyork-ny', 'newyorkcity-ny', 'NewYork-NY'])('understands New York City as %s [DIR-10]', (place) => {
    expect(read(`?place=${place}`).place?.name).toBe('New York City, NY');
  });

  it('has the five preset cities [DIR-11]', () => {
    const cities = presetPlaces.map(({ name }) => name.split(',')[0]);
    expect(cities).toEqual(
      expect.arrayContaining(['New York City', 'Chicago', 'San Diego', 'Los Angeles', 'San Francisco']),
    );
  });
});

it.each([
  ['venues', venues],
  ['Venues', venues],
  ['flor-ist', florist],
  ['invitations', stationery],
  ['invitations-stationery', stationery],
  ['no-such-category', undefined],
  [undefined, undefined],
])('finds the category written as %s [DIR-4]', (externalId, category) => {
  expect(categoryOf(catalogue, externalId)).toBe(category);
});
