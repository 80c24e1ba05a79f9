import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { aCouple } from './support/accounts.js';
import { DirectoryPage } from './support/directory-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { arrive, isKept, kept, withWorker } from './support/kept-pages.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();
const bar = (page: Page) => page.getByText('You’re offline. You can still see');

/** Waits until favorites and a webstore are on the device. */
async function asCoupleWithKeptPages(page: Page): Promise<void> {
  await aCouple(page);
  await arrive(page, '/favorites');
  await isKept(page, '/favorites');
  await page.goto('/wildrye-photographs');
  await isKept(page, '/wildrye-photographs');
}

/** Sets the preferred color scheme. */
async function expectNoViolationInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page);
  }
}

/** Opens an address that is not cached. */
async function openUnkept(page: Page, path = '/vendor-categories'): Promise<void> {
  await page.goto(path).catch(() => undefined);
  await page.getByRole('heading', { name: 'You’re offline', level: 1 }).waitFor();
}

describe('without a connection', () => {
  it(
    'every page is accessible, in both color schemes and on a phone: cached ones and the offline page, which lists nothing after a sign-out',
    stage.visit(async (visitor) => {
      const { page, context } = visitor;
      visitor.expectsFailures(/./);
      await asCoupleWithKeptPages(page);
      await context.setOffline(true);
      await page.reload();
      await page.getByText('You’re seeing a copy saved').first().waitFor();
      await expectNoViolationInBoth(page);
      await page.goto('/favorites');
      await page.getByText('You’re seeing a copy saved').first().waitFor();
      await expectNoViolationInBoth(page);
      await openUnkept(page);
      for (const kept of ['Saved vendors', /^Wildrye Photographs/])
        await page.getByRole('link', { name: kept }).waitFor();
      await expectNoViolationInBoth(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoViolationInBoth(page);
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(overflow)).toBe(0);

      await context.setOffline(false);
      await page.goto('/logout');
      await eventually(
        () => kept(page),
        (caches) => Object.entries(caches).every(([name, paths]) => /^posy-(shell|assets)/.test(name) || !paths.length),
      );
      await context.setOffline(true);
      for (const path of ['/favorites', '/wildrye-photographs']) {
        await openUnkept(page, path);
        expect(await page.getByRole('heading', { name: 'Available offline' }).count()).toBe(0);
      }
    }, withWorker),
  );

  it(
    'the offline page has the theme that its user has chosen, regardless of the system',
    stage.visit(async (visitor) => {
      const { page, context } = visitor;
      visitor.expectsFailures(/./);
      await arrive(page, '/');
      await context.setOffline(true);
      for (const [theme, system, ground] of [
        ['light', 'dark', 'rgb(251, 248, 244)'],
        ['dark', 'light', 'rgb(24, 20, 21)'],
      ] as const) {
        await page.emulateMedia({ colorScheme: system });
        await page.evaluate(`localStorage.setItem('posy.theme', '${theme}')`);
        await openUnkept(page);
        expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(ground);
      }
    }, withWorker),
  );

  it(
    'a cached webstore is shown with a notice; any other page lists what can be read',
    stage.visit(async (visitor) => {
      const { page, context } = visitor;
      visitor.expectsFailures(/./);
      await arrive(page, '/vendors');
      const directory = new DirectoryPage(page);
      const [name = ''] = await directory.names(12);
      await directory.link(name).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      const { pathname } = new URL(page.url());
      await isKept(page, pathname);

      await context.setOffline(true);
      await bar(page).waitFor();
      await page.reload();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.getByText('You’re seeing a copy saved').first().waitFor();
      await openUnkept(page);
      await page.getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}`) }).click();
      await page.getByRole('heading', { name, level: 1 }).waitFor();

      await context.setOffline(false);
      await page.getByRole('link', { name: 'Show the latest' }).click();
      await page.locator('html:not([data-kept])[data-interactive]').waitFor({ state: 'attached' });
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      expect(await bar(page).count()).toBe(0);
    }, withWorker),
  );

  it(
    'favorites are readable, and deleted from the device when another tab signs out',
    stage.visit(async (visitor) => {
      const { page, context } = visitor;
      visitor.expectsFailures(/./);
      await aCouple(page);
      await page.goto('/vendors');
      const [name = ''] = await new DirectoryPage(page).names();
      const heart = page.getByRole('button', { name: `Save ${name}`, exact: true });
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await heart.click();
      await saved;
      await arrive(page, '/favorites');
      await page.getByRole('link', { name, exact: true }).waitFor();
      await isKept(page, '/favorites');
      await eventually(
        () => kept(page),
        (caches) => Object.keys(caches).some((cache) => cache.startsWith('posy-favorites-')),
      );

      await context.setOffline(true);
      await page.reload();
      await page.getByRole('link', { name, exact: true }).waitFor();
      await context.setOffline(false);

      const other = await visitor.openTab();
      await other.goto('/logout');
      await eventually(
        () => kept(page),
        (caches) =>
          Object.entries(caches).every(([cache, paths]) => /^posy-(shell|assets)/.test(cache) || paths.length === 0),
      );
    }, withWorker),
  );
});

describe('with a connection', () => {
  it(
    'the worker itself is always loaded from the server',
    stage.visit(async ({ page }) => {
      const answer = await page.request.get('/service-worker.js');
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/javascript; charset=utf-8',
      });
      expect(answer.headers()['content-security-policy']).toContain("worker-src 'self'");
      expect(await answer.text()).not.toMatch(/%[A-Z_]+%/);
    }),
  );
});
