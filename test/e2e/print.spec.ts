import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aCouple } from './support/accounts.js';
import { DirectoryPage } from './support/directory-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

/** Width of a sheet of paper between its margins. */
const sheet = { viewport: { width: 720, height: 1000 } };

const visible = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { width, height } = (
          one as { getBoundingClientRect(): { width: number; height: number } }
        ).getBoundingClientRect();
        return width > 1 && height > 1;
      }).length,
  );

describe('a printed webstore', () => {
  it(
    'is one column with everything expanded and without bars',
    stage.visit(async ({ page }) => {
      await page.goto('/wildrye-photographs');
      const answers = page.locator('#webstore-faqs [data-folding][hidden]');
      expect(await answers.count()).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await visible(page, '#webstore-faqs [data-folding]')).toBe(
        await page.locator('#webstore-faqs [data-folding]').count(),
      );
      expect(await visible(page, '#webstore-media-gallery li')).toBe(
        await page.locator('#webstore-media-gallery li').count(),
      );
      expect(await visible(page, 'nav, header:has(nav), footer, aside, button:not(:has(img))')).toBe(0);
      const sections = await page
        .locator('article section[id^="webstore-"]')
        .evaluateAll((all) =>
          all.map((one) =>
            (one as { getBoundingClientRect(): { left: number; right: number } }).getBoundingClientRect(),
          ),
        );
      expect(new Set(sections.map(({ left }) => Math.round(left))).size).toBe(1);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(sheet.viewport.width);
    }, sheet),
  );
});

describe('printed saved vendors', () => {
  it(
    'are one column with names and facts, without bars and hearts',
    stage.visit(async ({ page }) => {
      await aCouple(page);
      await page.goto('/vendors');
      const names = (await new DirectoryPage(page).names(12)).slice(0, 3);
      for (const name of names) {
        const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
        await page.getByRole('button', { name: `Save ${name}`, exact: true, pressed: false }).click();
        expect((await saved).status()).toBe(200);
      }
      await page.goto('/favorites');
      const cards = page.getByRole('article');
      await cards.nth(2).waitFor();
      await page.emulateMedia({ media: 'print' });
      expect((await cards.getByRole('heading').allTextContents()).toSorted()).toEqual(names.toSorted());
      expect(await visible(page, 'nav, header:has(nav), footer, aside, button')).toBe(0);
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      expect(new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size).toBe(1);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(sheet.viewport.width);
    }, sheet),
  );
});
