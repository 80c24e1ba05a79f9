import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OfflinePlaces } from '#src/platform/places/gazetteer/offline-places.js';
import { displayTextOf } from '#src/platform/places/port/places.js';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { readIntents, type Intent } from './read-intent.js';

const places = new OfflinePlaces();
const read = (text: string) => readIntents(text, (name) => places.placesNamed(name), '2026-11-24');
/** A short form of the parsed intent. */
const short = ({ category, place, name, priceTiers, subCategoryIds }: Intent) =>
  [category?.externalId, subCategoryIds.join(), place && displayTextOf(place), priceTiers.join(), name]
    .map((part) => part ?? '')
    .join(' | ');

describe('words that couples type', () => {
  it.each([
    ['photographers in austin', 'photographyvideography |  | Austin, TX |  | '],
    ['wedding photographer austin tx', 'photographyvideography |  | Austin, TX |  | '],
    ['Photographers near Nashville', 'photographyvideography |  | Nashville, TN |  | '],
    ['florists in california', 'florist |  | California, CA |  | '],
    ['photograhpers in austin', 'photographyvideography |  | Austin, TX |  | '],
    ['barn venue hill country', 'venues | 201 | Hill Country, TX |  | '],
    ['dj near 78704', 'music | 301 | Austin, TX |  | '],
    ['wildrye photographs austin', 'photographyvideography |  | Austin, TX |  | wildrye'],
    ['florist nashville under $$$', 'florist |  | Nashville, TN | 1,2 | '],
    ['caterers up to $$ in chicago', 'foodbeverage |  | Chicago, IL | 1,2 | '],
    ['florist $$ nyc', 'florist |  | New York City, NY | 2 | '],
    ['venues in napa valley', 'venues |  | Napa Valley, CA |  | '],
    ['lodging the hamptons', 'lodging |  | The Hamptons, NY |  | '],
    ['videographer brooklyn', 'videography |  | Brooklyn, NY |  | '],
    ['florists in garden city ny', 'florist |  | Garden City, NY |  | '],
    ['wedding photographers', 'photographyvideography |  |  |  | '],
    ['best wedding venues near me', 'venues |  |  |  | '],
    ['the best wedding planners in san diego', 'planning |  | San Diego, CA |  | '],
  ])('%s', (text, expected) => expect(short(read(text)[0]!)).toBe(expected));

  it.each([
    ['venue for 120 guests in austin', 'venues |  | Austin, TX |  | ', 120],
    ['barn venue hill country 1,200 people', 'venues | 201 | Hill Country, TX |  | ', 1_200],
    ['hotel near austin for 80 guests under $$$', 'lodging |  | Austin, TX | 1,2 | ', 80],
    ['caterer for 120 guests in austin', 'foodbeverage |  | Austin, TX |  | ', undefined],
    ['120 guests in austin', ' |  | Austin, TX |  | ', 120],
    ['venue for 0 guests in austin', 'venues |  | Austin, TX |  | 0 guests', undefined],
  ])('%s: the number of guests', (text, expected, guests) => {
    const [intent] = read(text);
    expect([short(intent!), intent!.guests]).toEqual([expected, guests]);
  });

  it.each([
    ['photographers in austin on june 12', '2027-06-12'],
    ['photographers in austin june 12th, 2028', '2028-06-12'],
    ['photographers in austin 12 Jun 2027', '2027-06-12'],
    ['photographers in austin free on 6/12/2027', '2027-06-12'],
    ['photographers in austin december 1', '2026-12-01'],
    ['photographers in austin november 24', '2026-11-24'],
    ['photographers in austin november 23', '2027-11-23'],
    ['photographers in austin feb 29', '2028-02-29'],
  ])('%s: the day', (text, day) => {
    const [intent] = read(text);
    expect([intent?.category?.externalId, intent?.place?.city, intent?.day]).toEqual([
      'photographyvideography',
      'Austin',
      day,
    ]);
  });

  it.each([
    'may in austin',
    'june photography austin',
    'studio 6/31 austin',
    'photographers in austin june 31',
    'photographers in austin june 12 2020',
  ])('reads no day in %s', (text) => expect(read(text)[0]?.day).toBeUndefined());

  it.each(['', 'wildrye', 'photographers', 'austin', 'qqqq zzzz', 'in', 'the wedding', '$'.repeat(9)])(
    'finds no intent in %j',
    (text) => expect(read(text)).toEqual([]),
  );

  it('offers each place of an ambiguous name', () => {
    const cities = read('florists in springfield').map(({ place }) => place && displayTextOf(place));
    expect(cities).toEqual(expect.arrayContaining(['Springfield, MO', 'Springfield, MA', 'Springfield, IL']));
    expect(read('florists in austin')).toHaveLength(1);
  });

  it('recognizes every category by its own name', () => {
    for (const { externalId, namePlural } of activeCategories()) {
      expect([namePlural, read(`${namePlural} in Austin, TX`)[0]?.category?.externalId]).toEqual([
        namePlural,
        externalId,
      ]);
    }
  });

  it('parses any text without failing, deterministically', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        expect(read(text)).toEqual(read(text));
      }),
    );
  });
});
