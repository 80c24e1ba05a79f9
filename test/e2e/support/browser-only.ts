import type { Page } from 'playwright-core';

/**
 * Disables server rendering for this tab: each page consists of the frame, as after an error of rendering, and loads
 * its own data.
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
