import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { nameFieldsOf, type ListingDocument } from '#src/directory/index/listing-document.js';
import { changeListings } from '../support/posy/change-listings.js';
import { Oracle } from './oracle.js';

let oracle: Oracle;
let vendors: readonly ListingDocument[];
/** Vendors named after somebody, like no business of the demo: Garden's Studio. */
let owners: readonly ListingDocument[];

beforeAll(async () => {
  oracle = await Oracle.over(3_000);
  const all = new SeededRandom(20_261_123, 1).some(namesakeless(oracle.material.documents), 200);
  vendors = all.slice(0, 100);
  owners = all.slice(100).map(named);
  const renamed = new Map(owners.map((owner) => [owner.id, owner]));
  await changeListings(oracle.posy, ({ id }) => renamed.get(id) ?? {}, [...renamed.keys()]);
}, 180_000);
afterAll(() => oracle.stop());

/** Vendors with a unique name of two words or more. */
function namesakeless(documents: readonly ListingDocument[]): ListingDocument[] {
  const owners = Map.groupBy(documents, ({ nameKey }) => nameKey);
  return documents.filter(({ nameKey }) => owners.get(nameKey)?.length === 1 && nameKey.includes(' '));
}

function named(document: ListingDocument): ListingDocument {
  const name = document.card.name.replace(/^(\S*[a-z])(?= )/i, (word) => `${word.replace(/s$/, '')}’s`);
  return { ...document, card: { ...document.card, name }, ...nameFieldsOf(name) };
}

const longestWord = (name: string) => name.split(' ').reduce((a, b) => (b.length > a.length ? b : a));
const changeWord = (name: string, change: (word: string) => string) => {
  const word = longestWord(name);
  return name.replace(word, change(word));
};

/** Ways to type a vendor's name, and how many of a hundred must be found at rank 1. */
const kinds: [kind: string, type: (vendor: ListingDocument) => string, least: number][] = [
  ['the exact name', ({ card }) => card.name, 100],
  ['a letter of it exchanged', ({ name }) => changeWord(name, (word) => `${word.slice(0, 3)}x${word.slice(4)}`), 97],
  [
    'a wrong first letter',
    ({ name }) => changeWord(name, (word) => `${word.startsWith('b') ? 'v' : 'b'}${word.slice(1)}`),
    95,
  ],
  ['the name in one word', ({ name }) => name.replaceAll(' ', ''), 95],
  ['a word of it in two', ({ name }) => changeWord(name, (word) => `${word.slice(0, 3)} ${word.slice(3)}`), 95],
  ['the name behind an article', ({ name }) => `the ${name}`, 95],
  ['the name and its city', ({ name, card }) => `${name} ${card.city}`, 95],
  ['the name and its category', ({ name, card }) => `${name} ${card.categoryName}`, 95],
  ['all three of them', ({ name, card }) => `the ${name} ${card.city} ${card.categoryName}`, 95],
];

/** The same for names with an `’s`. */
const possessives: typeof kinds = [
  ['s for ’s', ({ card }) => card.name.replace('’s', 's'), 95],
  ['another apostrophe', ({ card }) => card.name.replace('’', "'"), 95],
  ['a space for the apostrophe', ({ card }) => card.name.replace('’', ' '), 95],
];

describe('of a hundred vendors, at least so many are at rank 1 by', () => {
  it.each(kinds)('%s', (_kind, type, least) => expectRankOne(vendors, type, least));
  it.each(possessives)('%s', (_kind, type, least) => expectRankOne(owners, type, least));
});

type Typed = (vendor: ListingDocument) => string;
async function expectRankOne(wanted: readonly ListingDocument[], type: Typed, least: number): Promise<void> {
  expect(wanted).toHaveLength(100);
  const missed: string[] = [];
  for (const vendor of wanted) {
    const query = { name: type(vendor), pageSize: 1 };
    const { body } = await oracle.posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query });
    if (body.results[0]?.id !== vendor.id) missed.push(`${query.name} -> ${body.results[0]?.name}`);
  }
  expect(missed.slice(0, Math.max(0, missed.length - (100 - least)))).toEqual([]);
}
