import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

/** A search with many facets, on a screen with the filters beside the results. */
const path = '/vendors/austin-tx/photographyvideography';
const viewport = { width: 1440, height: 1000 };

/** Milliseconds between two clicks: faster ones are debounced on purpose. */
const pause = 700;
/** Timeout in milliseconds for a result. */
const resultTimeout = 10_000;

/**
 * Measures milliseconds from a click until the frame after the one that shows its result, and calls `window.painted`.
 */
const watchClicks = `
  addEventListener('click', (event) => {
    const status = () => document.querySelector('main [role=status]')?.textContent;
    const isBusy = () => document.querySelector('main section[aria-busy=true]') !== null;
    const before = status();
    const look = new MutationObserver(() => {
      if (isBusy() || status() === before) return;
      look.disconnect();
      requestAnimationFrame(() => requestAnimationFrame((now) => window.painted(now - event.timeStamp)));
    });
    look.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true, attributes: true });
  }, { capture: true });`;

/**
 * Milliseconds from a click on a facet to its painted result, for this many clicks on facets that change it: each value
 * on, then off again. No search is repeated, so that none comes from the browser's cache, except for the ones after
 * switching off.
 */
export async function facetClicks(
  browser: Browser,
  baseURL: string,
  clicks: number,
): Promise<{ on: number[]; off: number[] }> {
  const context = await browser.newContext({ baseURL, viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchClicks);
    await page.goto(path);
    await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    const values = page
      .getByRole('region', { name: 'Filters' })
      .locator('label:has(input[type=checkbox])')
      .filter({ visible: true });
    const on: number[] = [];
    const off: number[] = [];
    const many = await values.count();
    for (let nth = 0; nth < many && on.length < clicks; nth++) {
      const value = values.nth(nth);
      const before = await shown(page);
      if (!changesIt(before, await value.innerText())) continue;
      on.push(await timeClick(page, () => value.click()));
      off.push(await timeClick(page, () => value.click()));
    }
    return { on, off };
  } finally {
    await context.close();
  }
}

const shown = async (page: Page) =>
  parseInt((await page.locator('main [role=status]').innerText()).replaceAll(',', ''), 10);

/** Some, but not all of the results: a click that changes nothing would wait for nothing. */
function changesIt(all: number, label: string): boolean {
  const count = Number(/([\d,]+)(?:\s+vendors)?\s*$/.exec(label)?.[1]?.replaceAll(',', ''));
  return count > 0 && count < all;
}

async function timeClick(page: Page, click: () => Promise<void>): Promise<number> {
  await sleep(pause);
  const painted = page.evaluate<number | null>(
    `new Promise((done) => { window.painted = done; setTimeout(done, ${resultTimeout}, null); })`,
  );
  await click();
  const milliseconds = await painted;
  if (milliseconds === null) throw new Error('A facet was clicked and its result was not painted');
  return milliseconds;
}
