import type { Page } from 'playwright-core';

/**
 * Opens a page of the site without the application, to read and write the browser's storage of the site. It is a real
 * one: a mocked one would lack the headers by which Chromium continues in the same process, and routing requests
 * disables the browser's cache.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}
