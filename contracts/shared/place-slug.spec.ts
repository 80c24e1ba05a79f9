import { describe, expect, it } from '@jest/globals';
import { placeKey, placeSlug, placeSlugParam } from './place-slug.js';
import { defaultCity, presetCities } from './preset-cities.js';

describe('a place in an address', () => {
  it.each([
    ['Austin, TX', 'austin-tx'],
    ['Salt Lake City, UT', 'saltlakecity-ut'],
    ['Winston-Salem, NC', 'winston-salem-nc'],
    ['St. Louis, MO', 'st.louis-mo'],
    ["Coeur d'Alene, ID", "coeurd'alene-id"],
    ['Montréal, QC', 'montreal-qc'],
    ['‘Ewa Beach, HI', 'ewabeach-hi'],
  ])('%s is lower case, with a dash for the comma and no spaces: %s [DIR-9]', (text, slug) => {
    expect(placeSlug(text)).toBe(slug);
  });

  it('is newyork-ny for the default place, as the geocoder calls it [DIR-10]', () => {
    expect(defaultCity).toBe('New York City, NY');
    expect(placeSlug(defaultCity)).toBe('newyork-ny');
    expect(placeSlug('New York, NY')).toBe('newyork-ny');
  });

  it('is one for each preset city [DIR-11]', () => {
    expect(presetCities.map(placeSlug)).toEqual([
      'newyork-ny',
      'chicago-il',
      'sandiego-ca',
      'losangeles-ca',
      'sanfrancisco-ca',
    ]);
  });
});

describe('the key of a place', () => {
  it.each([
    ['newyork-ny', ['newyork-ny', 'newyorkcity-ny', 'NewYorkCity-NY', 'New York, NY', 'New York City, NY']],
    ['stlouis-mo', ['stlouis-mo', 'st.louis-mo', 'saintlouis-mo', 'St. Louis, MO', 'Saint Louis,MO']],
    ['montreal-qc', ['montreal-qc', 'Montréal, QC', 'montréal-qc']],
    ['winstonsalem-nc', ['winston-salem-nc', 'winstonsalem-nc', 'Winston Salem, NC']],
    ['mtvernon-ny', ['mountvernon-ny', 'mt.vernon-ny']],
  ])('is %s for all its spellings [DIR-10]', (key, spellings) => {
    expect(spellings.map(placeKey)).toEqual(spellings.map(() => key));
  });

  it.each(['', 'austin', 'austin-texas', '-tx', '--tx', '💍-tx', 'austin-tx-', 'tx'])('is none for %j', (text) => {
    expect(placeKey(text)).toBeUndefined();
    expect(placeSlugParam(text)).toBeUndefined();
  });

  it('is not looked for in more than 120 characters', () => {
    expect(placeSlugParam(`${'a'.repeat(117)}-tx`)).toBeDefined();
    expect(placeSlugParam(`${'a'.repeat(118)}-tx`)).toBeUndefined();
  });
});
