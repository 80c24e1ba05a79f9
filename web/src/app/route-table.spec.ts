import { expect, it } from '@jest/globals';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { pages } from './routes.js';

it('the table of paths names each page once, and the routes have no others [WEB-1]', () => {
  const paths = Object.values<string>(pagePaths);
  expect(new Set(paths).size).toBe(paths.length);
  const routed = pages.map(({ path }) => path);
  expect(routed.length).toBeGreaterThan(10);
  expect(new Set(routed).size).toBe(routed.length);
  for (const path of routed) expect(paths).toContain(path);
});
