import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readEntries } from './support/gallery.js';
import { Viewing } from './support/viewing.js';

const entries = readEntries();
const viewing = new Viewing(entries);

beforeAll(() => viewing.begin());
afterAll(() => viewing.end());

it.each(entries.map((entry) => [`${entry.title}: ${entry.name}`, entry] as const))('%s', async (_title, entry) => {
  expect(await viewing.at(entry)).toEqual([]);
});
