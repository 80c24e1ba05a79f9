import type { Page } from 'playwright-core';

/**
 * Waits until the page has received another response of the site and has painted twice since, so that the effects of
 * earlier responses are visible.
 */
export const afterAnotherAnswer = (page: Page): Promise<void> =>
  page.evaluate(`fetch('/robots.txt', { cache: 'no-store' })
    .then((answer) => answer.text())
    .then(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))))`);
