import { expect } from '@jest/globals';
import type { Page, Route } from 'playwright-core';

const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Expects the frame around the page, one heading, a title, and nothing wider than the window. */
export async function isWhole(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    expect(await page.getByRole(landmark).count()).toBe(1);
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toMatch(/Posy$/);
  expect(await page.evaluate(tooWide)).toBe(0);
}

/** An invalid response of the api: a gateway's 502 in HTML. */
export const failing = (status: number) => (route: Route) =>
  route.fulfill({
    status,
    contentType: status === 502 ? 'text/html' : 'application/problem+json',
    body: status === 502 ? '<h1>Bad gateway</h1>' : JSON.stringify({ status, error: 'unexpected-error', message: 'x' }),
  });

/** Calls of the api with a matching path. */
export const callsLike =
  (path: RegExp) =>
  ({ pathname }: URL): boolean =>
    pathname.startsWith('/api/') && path.test(pathname);
