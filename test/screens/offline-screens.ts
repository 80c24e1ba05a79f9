import type { Page } from 'playwright-core';
import { keeping } from './favorites-screens.ts';
import { text, type AnyScreen } from './screen.ts';

const webstore = '/wildrye-photographs';

/** Waits until a page is cached on the device. */
async function isKept(page: Page, path: string): Promise<void> {
  const kept = `caches.match('${path}').then((answer) => answer !== undefined)`;
  for (let tried = 0; tried < 100 && !(await page.evaluate(kept)); tried += 1) await page.waitForTimeout(200);
}

/** Opens pages while there is a connection, and then disconnects. */
async function loseConnection(page: Page, ...paths: string[]): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  for (const path of paths) {
    await page.goto(path);
    await isKept(page, path);
  }
  await page.unrouteAll();
  await page.context().setOffline(true);
  // The worker notices it a moment later than the browser.
  await text(page, 'You’re offline');
}

/** The pages that can be read without a connection. */
export const offlineScreens: AnyScreen[] = [
  {
    name: 'offline',
    path: '/',
    reach: async (page) => {
      await loseConnection(page, webstore);
      await page.goto('/vendor-categories').catch(() => undefined);
      await text(page, 'You’re offline');
    },
  },
  {
    name: 'offline-nothing-kept',
    path: '/',
    reach: async (page) => {
      await loseConnection(page);
      await page.goto('/vendor-categories').catch(() => undefined);
      await text(page, 'You’re offline');
    },
  },
  {
    name: 'offline-webstore',
    path: '/',
    reach: async (page) => {
      await loseConnection(page, webstore);
      await page.reload();
      await text(page, 'You’re seeing a copy saved');
    },
  },
  {
    name: 'offline-favorites',
    person: 'couple',
    path: '/',
    prepare: keeping(5),
    reach: async (page) => {
      await loseConnection(page, '/favorites');
      await page.reload();
      await text(page, 'You’re seeing a copy saved');
      await page.getByRole('article').first().waitFor();
    },
  },
];
