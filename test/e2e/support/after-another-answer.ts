import type { Page } from 'playwright-core';

/**
 * Waits until the page has had one more answer of the site and has painted twice since: what an answer before it would
 * have changed is to be seen by then.
 */
export const afterAnotherAnswer = (page: Page): Promise<void> =>
  page.evaluate(`fetch('/robots.txt', { cache: 'no-store' })
    .then((answer) => answer.text())
    .then(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))))`);
