import { expect, it } from '@jest/globals';
import { listing } from '../../../test-support/examples.js';
import { vendorTable } from './vendor-table.js';

const site = 'https://posy.example';
const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

it('has a row for each vendor, with empty cells for unknown values', () => {
  const all = { name: 'Rose Hall', url: 'rose-hall', categoryName: 'Venue', city: 'Chicago', state: 'IL' };
  const table = vendorTable(
    [
      listing(1, { ...all, priceTier: 3, capacity: 1_200, distance: 11.44 }),
      listing(2, { ...all, city: '', state: '', priceTier: null, capacity: null, distance: null }),
    ],
    site,
  );
  expect(linesOf(table)).toEqual([
    'Name,Category,Place,Price,Maximum guests,Miles away,Page',
    'Rose Hall,Venue,"Chicago, IL",$$$,1200,11.4,https://posy.example/rose-hall',
    'Rose Hall,Venue,,,,,https://posy.example/rose-hall',
  ]);
});

it.each([
  ['The "Barn", for two', '"The ""Barn"", for two"'],
  ['Two\nlines', '"Two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['@home', "'@home"],
  ['-1', "'-1"],
  ['💍 & Söhne', '💍 & Söhne'],
])('escapes a name that a spreadsheet would not read literally: %s', (name, cell) => {
  expect(vendorTable([listing(1, { name })], site)).toContain(`\r\n${cell},`);
});
