import { expect, it } from '@jest/globals';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { editorPages } from '#contracts/webstore/editor-pages.js';
import { adminEditPath, vendorEditPath } from '#contracts/webstore/editor-paths.js';
import { pageGuards } from './guards/page-guards.js';
import { pages } from './routes.js';

/** The paths of a page; those of the editor's sections stand for one path per section. */
const pathsOf = (name: keyof typeof pagePaths): string[] => {
  if (name === 'vendorEditSection') return editorPages.map(vendorEditPath);
  if (name === 'adminWebstoreEditSection') return editorPages.map(adminEditPath);
  return name === 'vendorEditAbout' ? [] : [pagePaths[name]];
};
const names = Object.keys(pagePaths) as (keyof typeof pagePaths)[];

it('the table of paths contains each page once, and the routes are the same [WEB-1]', () => {
  const paths = names.flatMap(pathsOf);
  expect(new Set(paths).size).toBe(paths.length);
  const routed = pages.map(({ path }) => path);
  expect(new Set(routed).size).toBe(routed.length);
  expect(routed.toSorted()).toEqual(paths.toSorted());
  expect(routed).toContain(pagePaths.vendorEditAbout);
});

const ofOperators = [
  '/admin',
  '/admin/adminLogin',
  '/admin/authError',
  '/admin/webstores',
  '/admin/webstores/:webstoreId',
];
it.each(ofOperators)('there is a page at %s [WEB-4]', async (path) => {
  expect(await pages.find((page) => page.path === path)?.page?.()).toMatchObject({
    default: expect.any(Function) as unknown,
  });
});

it('every path has the guards of the table of guards', () => {
  const guarded = Object.fromEntries(pages.map(({ path, guards }) => [path, guards]));
  const listed = names.flatMap((name) => pathsOf(name).map((path) => [path, pageGuards[name]]));
  expect(guarded).toEqual(Object.fromEntries(listed));
});
