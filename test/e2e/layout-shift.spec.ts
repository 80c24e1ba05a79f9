import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { Stage } from './support/stage.js';

const stage = Stage.forThisFile(() => ({ listings: 30 }));

/** As much as a page may move by itself, in the browser's measure. */
const limit = 0.02;

const watch = `globalThis.shifts = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (globalThis.shifts += entry.value)))
    .observe({ type: 'layout-shift', buffered: true });`;
const shifts = (page: Page) => page.evaluate<number>('globalThis.shifts');
const fontsShown = (page: Page) =>
  page.evaluate<string[]>(`[...document.fonts]
  .filter(({ status, family }) => status === 'loaded' && !/^.?(?:Like|Nearly) /.test(family))
  .map(({ family }) => family.replaceAll('"', ''))`);

/** Opens a page whose fonts come late, and waits until they are there. */
async function openWithLateFonts(page: Page, path: string): Promise<string[]> {
  const fonts: string[] = [];
  await page.addInitScript(watch);
  // What the server had no time to render moves while the browser renders it: a busy machine may take its time first.
  await eventually(
    async () => (await page.request.get(path)).text(),
    (html) => html.includes('id="page-state"'),
  );
  await page.route(/\.woff2$/, async (route) => {
    fonts.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(path);
  await eventually(
    () => fontsShown(page),
    (families) => families.includes('Fraunces') && families.includes('Instrument Sans'),
  );
  await page.waitForLoadState('networkidle');
  return fonts;
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
])('on %s', (_, viewport) => {
  it.each(['/', '/vendors/austin-tx/photographyvideography', '/vendor-categories'])(
    '%s stays where it is while two fonts of this site come late',
    (path) =>
      stage.visit(
        async ({ page }) => {
          const fonts = await openWithLateFonts(page, path);
          expect(fonts.map((url) => new URL(url).origin)).toEqual([stage.site.url, stage.site.url]);
          expect(await shifts(page)).toBeLessThanOrEqual(limit);
        },
        { viewport },
      )(),
  );
});

it(
  'nothing moves when fields and lists take the place of what stood there',
  stage.visit(async ({ page }) => {
    await page.addInitScript(watch);
    await page.goto('/vendors?price=2-3');
    await page.waitForLoadState('networkidle');
    const before = await shifts(page);
    const main = page.getByRole('main');
    for (const field of [
      main.getByRole('button', { name: /What$/ }),
      main.getByRole('combobox', { name: 'Where' }),
      main.getByRole('button', { name: /Sort by$/ }),
      page.getByRole('grid', { name: 'Chosen filters' }).getByRole('row').first(),
    ]) {
      const box = await field.boundingBox();
      await field.focus();
      await eventually(
        () => field.getAttribute('data-focused'),
        (focused) => focused !== null,
      );
      // The one takes the place of the other: for a moment a question can meet neither.
      await eventually(
        () => field.boundingBox(),
        (now) => isDeepStrictEqual(now, box),
      );
    }
    expect(await shifts(page)).toBe(before);
  }),
);
