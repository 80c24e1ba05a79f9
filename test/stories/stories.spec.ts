import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allScreens } from '../screens/all-screens.js';
import { readEntries } from './support/gallery.js';
import { Viewing } from './support/viewing.js';

const entries = readEntries();
const viewing = new Viewing(entries);

beforeAll(() => viewing.begin());
afterAll(() => viewing.end());

it.each(entries.map((entry) => [`${entry.title}: ${entry.name}`, entry] as const))('%s', async (_title, entry) => {
  expect(await viewing.at(entry)).toEqual([]);
});

it('each story of which a picture is taken exists, and no two pictures have the same name', () => {
  const ids = new Set(entries.map(({ id }) => id));
  expect(allScreens.filter((screen) => 'story' in screen && !ids.has(screen.story))).toEqual([]);
  expect(new Set(allScreens.map(({ name }) => name)).size).toBe(allScreens.length);
});
