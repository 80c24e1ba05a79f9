import { expect, it } from '@jest/globals';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { pageGuards } from './guards/page-guards.js';
import { pages } from './routes.js';

it('the table of paths contains each page once, and the routes are the same [WEB-1]', () => {
  const paths = Object.values<string>(pagePaths);
  expect(new Set(paths).size).toBe(paths.length);
  const routed = pages.map(({ path }) => path);
  expect(new Set(routed).size).toBe(routed.length);
  expect(routed.toSorted()).toEqual(paths.toSorted());
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
  const names = Object.keys(pagePaths) as (keyof typeof pagePaths)[];
  expect(guarded).toEqual(Object.fromEntries(names.map((name) => [pagePaths[name], pageGuards[name]])));
});
