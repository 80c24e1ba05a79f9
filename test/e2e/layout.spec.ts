import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { DirectoryPage } from './support/directory-page.js';
import { layoutShift } from './support/layout-shift.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const webstore = '/wildrye-photographs';

/** Largest layout shift of a page, as scored by the browser. */
const limit = 0.02;

const fontsShown = (page: Page) =>
  page.evaluate<string[]>(`[...document.fonts]
  .filter(({ status, family }) => status === 'loaded' && !/^.?(?:Like|Nearly) /.test(family))
  .map(({ family }) => family.replaceAll('"', ''))`);

/** Opens a page whose fonts load late, and waits for them. */
async function openWithLateFonts(page: Page, path: string): Promise<string[]> {
  const fonts: string[] = [];
  // Parts that the server had no time to render move while the browser renders them, so a busy machine is awaited
  // first.
  await eventually(
    async () => (await page.request.get(path)).text(),
    (html) => html.includes('id="page-state"'),
  );
  await page.route(/\.woff2$/, async (route) => {
    fonts.push(route.request().url());
    await eventually(
      () => page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint').length`),
      (paints) => paints > 0,
    );
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
    '%s does not move when two fonts of this site load late',
    (path) =>
      stage.visit(
        async ({ page }) => {
          const fonts = await openWithLateFonts(page, path);
          expect(fonts.map((url) => new URL(url).origin)).toEqual([stage.site.url, stage.site.url]);
          expect(await layoutShift(page)).toBeLessThanOrEqual(limit);
        },
        { viewport },
      )(),
  );
});

it(
  'nothing moves when fields and lists replace their placeholders',
  stage.visit(async ({ page }) => {
    await page.goto('/vendors?price=2-3');
    await page.waitForLoadState('networkidle');
    const before = await layoutShift(page);
    const main = page.getByRole('main');
    for (const field of [
      main.getByRole('button', { name: /What$/ }),
      main.getByRole('combobox', { name: 'Where' }),
      main.getByRole('button', { name: /Sort by$/ }),
      page.getByRole('grid', { name: 'Selected filters' }).getByRole('row').first(),
    ]) {
      const box = await field.boundingBox();
      await field.focus();
      await eventually(
        () => field.getAttribute('data-focused'),
        (focused) => focused !== null,
      );
      // One replaces the other: for a moment a query may find neither.
      await eventually(
        () => field.boundingBox(),
        (now) => isDeepStrictEqual(now, box),
      );
    }
    expect(await layoutShift(page)).toBe(before);
  }),
);

describe('layouts change', () => {
  const columns = (page: Page, list: string) =>
    page.evaluate<number>(
      `new Set([...document.querySelectorAll(${JSON.stringify(list)})].map((one) => one.getBoundingClientRect().x)).size`,
    );

  it(
    'at the specified widths: 650, 1160 and 1400 pixels, and 1200 with a map [WEB-33]',
    stage.visit(async ({ page }) => {
      const height = 900;
      await page.goto('/vendors');
      const directory = new DirectoryPage(page);
      const filters = page.getByRole('button', { name: /^Filters/ });
      const cards = 'section[aria-busy] li:has(article)';
      const look = async () => {
        const parts = [directory.searchSummary, filters, directory.filters].map((part) => part.isVisible());
        return [...(await Promise.all(parts)), await columns(page, cards)];
      };
      for (const [width, ...expected] of [
        [649, true, true, false, 1],
        [650, false, true, false, 2],
        [1159, false, true, false, 2],
        [1160, false, false, true, 2],
        [1399, false, false, true, 2],
        [1400, false, false, true, 3],
      ] as const) {
        await page.setViewportSize({ width, height });
        // The application shows and hides filters a moment after the window changes.
        await eventually(look, (seen) => isDeepStrictEqual(seen, expected));
      }

      await page.setViewportSize({ width: 1200, height });
      await page.goto('/vendors?view=map');
      const beside = page.getByRole('region', { name: 'Map of vendors' }).first();
      expect((await beside.boundingBox())?.x).toBe(600);
      await page.setViewportSize({ width: 1199, height });
      await page.getByRole('dialog', { name: 'Map of vendors' }).waitFor();
    }),
  );

  it(
    'of amenities: three columns, two and one on narrower screens [WS-215]',
    stage.visit(async ({ page }) => {
      await page.goto(webstore);
      const seen: unknown[] = [];
      for (const width of [1440, 815, 700, 390]) {
        await page.setViewportSize({ width, height: 900 });
        seen.push([width, await columns(page, '#webstore-amenities section')]);
      }
      expect(seen).toEqual([
        [1440, 3],
        [815, 3],
        [700, 2],
        [390, 1],
      ]);
    }),
  );

  it(
    'of a webstore: pictures and months side by side, sliding lists, and the length of the description [WS-207, WS-208, WS-211, WS-217]',
    stage.visit(async ({ page }) => {
      const lists = '#webstore-google-reviews, #webstore-packages, #webstore-partners, #webstore-awards';
      const slides = `[...document.querySelectorAll(${JSON.stringify(lists)})].map((section) => {
        const list = section.querySelector('ul[aria-label]');
        return list.scrollWidth > list.clientWidth;
      })`;
      const [lie, slide] = [false, true].map((isSliding) => Array<boolean>(4).fill(isSliding));
      await page.goto(webstore);
      await page.locator('#webstore-google-reviews ul').first().waitFor();
      const seen: unknown[] = [];
      for (const width of [1400, 1399, 815, 814]) {
        await page.setViewportSize({ width, height: 900 });
        seen.push([
          width,
          await columns(page, '#webstore-media-gallery li:not([hidden])'),
          await page.locator('#webstore-availability table:visible').count(),
          await page.evaluate(slides),
          await page.getByRole('button', { name: 'Show less' }).isVisible(),
        ]);
      }
      expect(seen).toEqual([
        [1400, 3, 2, lie, true],
        [1399, 3, 2, lie, false],
        [815, 3, 2, lie, false],
        [814, 2, 1, slide, false],
      ]);
      // Once the reader has opened or closed it, the width no longer matters.
      const [less, more] = ['Show less', 'Read more'].map((name) => page.getByRole('button', { name }));
      for (const [pressed, then] of [
        [less, more],
        [more, less],
      ]) {
        await page.setViewportSize({ width: pressed === less ? 1400 : 1399, height: 900 });
        await pressed?.click();
        await then?.waitFor();
        for (const width of [1399, 1400]) {
          await page.setViewportSize({ width, height: 900 });
          expect([width, await then?.isVisible(), await pressed?.isVisible()]).toEqual([width, true, false]);
        }
      }
    }),
  );

  it(
    'of the landing page: on a phone the whole search is above the bar at the bottom',
    stage.visit(async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      const search = await page.getByRole('search', { name: 'Search' }).first().boundingBox();
      const bar = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox();
      expect((search?.y ?? Infinity) + (search?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }),
  );
});

it(
  'the small map of a webstore is drawn when its place comes near, with land, and its town and those around by name',
  stage.visit(async ({ page }) => {
    await page.goto(webstore);
    const place = page.getByRole('img', { name: 'Map of the area around Austin, TX' });
    const drawn = place.locator('svg[data-small-map]');
    expect(await drawn.count()).toBe(0);
    await place.scrollIntoViewIfNeeded();
    await drawn.getByText('Austin, TX').waitFor();
    expect(await drawn.locator('path.fill-land').first().getAttribute('d')).toMatch(/^M/);
    expect(await drawn.locator('text').count()).toBeGreaterThan(2);
    const { width = 0, height = 0 } = (await drawn.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(150);
  }),
);
