import { describe, expect, it } from '@jest/globals';
import { searchRadii } from '#contracts/shared/search-radius.js';
import { isInUsOrCanada } from '#contracts/shared/us-and-canada.js';
import { states } from '#contracts/shared/states.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { OfflinePlaces } from './offline-places.js';
import { displayTextOf } from '../port/places.js';
import { Regions } from '../regions/regions.js';

const places = new OfflinePlaces();
const named = (text: string) => places.placesNamed(text).map(displayTextOf);

describe('a region', () => {
  it.each([
    ['long island', 'Long Island, NY'],
    ['Napa Valley', 'Napa Valley, CA'],
    ['the hamptons', 'The Hamptons, NY'],
    ['hamptons ny', 'The Hamptons, NY'],
    ['hill country', 'Hill Country, TX'],
    ['Cape Cod, MA', 'Cape Cod, MA'],
    ['lake tahoe', 'Lake Tahoe, CA'],
    ['brooklyn', 'Brooklyn, NY'],
    ['california', 'California, CA'],
    ['Georgia', 'Georgia, GA'],
    ['ontario', 'Ontario, ON'],
    ['state of new york', 'New York State, NY'],
    ['Saint-Laurent', undefined],
  ])('%s is %s before any town of that name', (text, expected) => {
    if (expected !== undefined) expect(named(text)[0]).toBe(expected);
    else expect(places.placesNamed(text).every(({ reach }) => reach === undefined)).toBe(true);
  });

  it('has a slug and an id of its own, a reach that can be searched, and is in the two countries', () => {
    const all = Regions.read();
    for (let id = 2_147_000_000, region = all.withId(id); region; region = all.withId(++id)) {
      expect(places.placeOfSlug(placeSlug(displayTextOf(region)))).toEqual(region);
      expect(places.placeOfId(id)).toEqual(region);
      expect(searchRadii).toContain(region.reach);
      expect([displayTextOf(region), isInUsOrCanada(region)]).toEqual([displayTextOf(region), true]);
    }
    expect(all.withId(2_147_000_150)).toBeDefined();
  });

  it('is suggested by its beginning, beside towns', () => {
    expect(places.placesLike('hill coun', 5).map(displayTextOf)).toContain('Hill Country, TX');
    expect(places.placesLike('austin', 5).map(displayTextOf)[0]).toBe('Austin, TX');
  });
});

describe('a place by its exact name', () => {
  it.each([
    ['austin', 'Austin, TX'],
    ['nashville tn', 'Nashville, TN'],
    ['78704', 'Austin, TX'],
    ['nyc', 'New York City, NY'],
    ['saint louis', 'St. Louis, MO'],
  ])('%s is %s', (text, expected) => expect(named(text)[0]).toBe(expected));

  it('is no town of another state, and nothing that only begins so', () => {
    expect(named('austin mn')).toEqual(['Austin, MN']);
    expect(named('aust')).toEqual([]);
    expect(named('wildrye')).toEqual([]);
  });
});

describe('a state', () => {
  it('is there for every state and province, but not for the district and islands that are one town', () => {
    const all = Regions.read();
    const whole: string[] = [];
    for (let id = 2_147_000_000, region = all.withId(id); region; region = all.withId(++id)) {
      if (region.isState) whole.push(region.state);
    }
    const others = states.map(({ code }) => code).filter((code) => !whole.includes(code));
    expect([new Set(whole).size, others]).toEqual([whole.length, ['AS', 'DC', 'MP', 'VI']]);
  });

  it.each([
    ['New York', 'New York City, NY'],
    ['Washington', 'Washington, DC'],
    ['Quebec', 'Québec, QC'],
  ])('gives way to the city of the same name: %s', (text, city) => expect(named(text)[0]).toBe(city));
});
