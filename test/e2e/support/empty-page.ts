import type { Page } from 'playwright-core';

/**
 * Opens a page of the site that has no application in it: to read and write what the browser keeps for the site. It is
 * one that the site really has: a made-up one would come without the headers by which Chromium goes on in the same
 * process, and to route requests switches the browser's cache off.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}
