import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { listed, namesFound, search } from './listed.js';

let posy: Posy;

/** A letter that folds to four words. */
const phrases = '\ufdfa'.repeat(60);
const names = [
  'Wildrye Photographs',
  'Café d’Été',
  'Les Fleurs du Cœur',
  'Łódź & Søren Films',
  'MARIGOLD',
  'Marigold Pictures',
  'Marygold',
  'The Old Mill at Barton Creek',
  'Old Barton Mill',
  '💐 Wild Blooms 💐',
  'סטודיו לצילום חתונות',
  '春天婚礼摄影',
  'Свадебный Салон',
  "O'Hara Strings",
  'A+ DJs #1',
  '💍💍💍💍',
  phrases,
];

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const { vendorId } = await aVendor(posy);
  await listed(
    posy,
    names.map((name) => aWebstore(vendorId).called(name)),
  );
});
afterAll(() => posy.stop());

const foundBy = (name: string) => namesFound(posy, { name });

describe('webstoresearch by name', () => {
  it.each([
    ['the whole name', 'Wildrye Photographs', ['Wildrye Photographs']],
    ['one word of it', 'photographs', ['Wildrye Photographs']],
    ['the beginning of a word', 'photogr', ['Wildrye Photographs']],
    ['a word and the beginning of the next', 'wildrye pho', ['Wildrye Photographs']],
    ['its words in another order', 'photographs wildrye', ['Wildrye Photographs']],
    ['a letter too few', 'photograhs', ['Wildrye Photographs']],
    ['two letters exchanged', 'wildrey', ['Wildrye Photographs']],
    ['a wrong letter in each word', 'wildrie fotographs', []],
    ['other case', 'wILDRYE pHOTOGRAPHS', ['Wildrye Photographs']],
    ['space around', '  wildrye  ', ['Wildrye Photographs']],
    ['accents left out', 'cafe dete', ['Café d’Été']],
    ['accents set otherwise', 'CAFÈ D’ÉTE', ['Café d’Été']],
    ['letters written as two', 'coeur', ['Les Fleurs du Cœur']],
    ['letters without their strokes', 'lodz soren', ['Łódź & Søren Films']],
    ["'and' for '&'", 'lodz and soren', ['Łódź & Søren Films']],
    ['an apostrophe set or not', 'ohara', ["O'Hara Strings"]],
    ['its words without the emoji', 'wild blooms', ['💐 Wild Blooms 💐']],
    ['Hebrew letters', 'סטודיו', ['סטודיו לצילום חתונות']],
    ['the beginning of a Hebrew word', 'סטוד', ['סטודיו לצילום חתונות']],
    ['Chinese characters', '春天婚礼', ['春天婚礼摄影']],
    ['Cyrillic letters in other case', 'СВАДЕБНЫЙ', ['Свадебный Салон']],
    ['signs left out', 'a djs 1', ['A+ DJs #1']],
    ['words that no name has', 'zeppelin', []],
    ['a word of the name and one that is not', 'wildrye zeppelin', []],
  ])('finds by %s', async (_how, asked, found) => {
    expect(await foundBy(asked)).toEqual(found);
  });

  it('shows the exact name first, then names with that prefix, then similar ones [OP-71]', async () => {
    expect(await foundBy('marigold')).toEqual(['MARIGOLD', 'Marigold Pictures', 'Marygold']);
    expect(await foundBy('wildr')).toEqual(['Wildrye Photographs', '💐 Wild Blooms 💐']);
    expect(await foundBy('old barton mill')).toEqual(['Old Barton Mill', 'The Old Mill at Barton Creek']);
  });

  it.each(['----', '....', '💐💐💐💐', '*:*?', '\\\\\\\\', '(((([[[[', '~~~~~', '%%%%'])(
    'treats %j as no name',
    async (name) => {
      const { status, body } = await search(posy, { name });
      expect([status, body.numResults]).toEqual([200, (await search(posy)).body.numResults]);
    },
  );

  it.each(['"""" OR 1=1', 'AND NOT', '<script>'])('treats %j as a name and nothing else', async (name) => {
    const { status, body } = await search(posy, { name });
    expect(status).toBe(200);
    expect(body.numResults).toBeLessThanOrEqual(1);
  });

  it('accepts a name of 4 to 120 characters [DIR-21]', async () => {
    expect((await search(posy, { name: 'wild' })).body.numResults).toBe(2);
    expect((await search(posy, { name: 'w'.repeat(120) })).status).toBe(200);
    expect((await search(posy, { name: `${'word '.repeat(23)}words` })).status).toBe(200);
    for (const name of ['wil', ' wil ', 'w', 'w'.repeat(121)]) {
      const { status, problem } = await search(posy, { name });
      expect([status, problem.fields]).toEqual([400, { name: [name.length > 120 ? 'too-long' : 'too-short'] }]);
    }
  });

  it('responds to a name whose letters fold to hundreds of words', async () => {
    expect(await foundBy(phrases)).toEqual([phrases]);
    expect((await search(posy, { name: '\ufdfa'.repeat(120) })).status).toBe(200);
    expect((await search(posy, { name: 'dj '.repeat(40) })).body.results.map(({ name }) => name)).toEqual([
      'A+ DJs #1',
    ]);
  });

  it('continues after any name, in the order of names [OP-73]', async () => {
    const shown: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { status, body } = await search(posy, { sort: 'name', pageSize: 1, ...(cursor ? { cursor } : {}) });
      expect([shown.length, status]).toEqual([shown.length, 200]);
      shown.push(...body.results.map(({ name }) => name));
      cursor = body.nextCursor;
    }
    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  it('ignores a blank name', async () => {
    for (const name of ['', '   ']) expect((await search(posy, { name })).body.numResults).toBe(names.length);
  });
});
