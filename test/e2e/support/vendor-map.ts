import type { Locator, Page } from 'playwright-core';

/** Not wider than necessary for the map beside the list, since it is drawn without a graphics card. */
export const wide = { viewport: { width: 1216, height: 640 } };

export const mapOf = (page: Page): Locator => page.getByRole('region', { name: 'Map of vendors' }).first();
export const markers = (page: Page): Locator => page.locator('[data-marker]');
