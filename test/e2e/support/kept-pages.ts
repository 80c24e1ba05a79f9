import type { Page } from 'playwright-core';
import { eventually } from '../../support/posy/eventually.js';

/** For a visitor whose browser runs the service worker of the site. */
export const withWorker = { serviceWorkers: 'allow' } as const;

/** The files cached on the device, by cache. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(`(async () => {
    const names = await caches.keys();
    const paths = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await paths(name)])));
  })()`);

export const isKept = (page: Page, path: string) =>
  eventually(
    () => kept(page),
    (caches) => caches['posy-pages']?.includes(path) ?? false,
    30_000,
  );

/** Opens a site whose service worker is active. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(`navigator.serviceWorker.ready.then(() => undefined)`);
}
