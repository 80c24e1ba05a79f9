import type { Page } from 'playwright-core';

/**
 * From now on the server renders nothing for this tab: each page is the frame of one that only browsers render, as after
 * an error of rendering, and asks the api for itself.
 */
export async function browserOnly(page: Page, siteUrl: string): Promise<void> {
  await page.route(
    () => true,
    (route) =>
      route.request().resourceType() === 'document' ? route.continue({ url: `${siteUrl}/login` }) : route.fallback(),
  );
}
