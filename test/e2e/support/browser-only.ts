import type { Page } from 'playwright-core';

/**
 * From now on the server renders nothing for this tab: each page is the frame of one that only browsers render, as after
 * an error of rendering, and asks the api for itself.
 */
export async function browserOnly(page: Page): Promise<void> {
  await page.route(
    () => true,
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      return route.continue({ url: new URL('/login', request.url()).href });
    },
  );
}
