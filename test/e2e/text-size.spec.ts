import { describe, expect, it } from '@jest/globals';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const sizes = `({
  text: parseFloat(getComputedStyle(document.body).fontSize),
  scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
})`;

describe('with the text of the browser at 200 %', () => {
  it.each([320, 390, 1440])(
    'a window of %i pixels shows text twice as large and does not scroll sideways',
    async (width) =>
      stage.visit(
        async ({ page }) => {
          const browser = await page.context().newCDPSession(page);
          await browser.send('Page.enable');
          await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
          for (const path of [
            '/',
            '/vendors/austin-tx/photographyvideography',
            '/wildrye-photographs',
            '/vendor-categories',
            '/vendor/login',
            '/vendor/signup',
            '/terms',
          ]) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            const { text, scrolls } = await page.evaluate<{ text: number; scrolls: boolean }>(sizes);
            expect([path, text, scrolls]).toEqual([path, 32, false]);
          }
        },
        { viewport: { width, height: 900 } },
      )(),
  );

  it(
    'a wide window is laid out like one of half its width',
    stage.visit(
      async ({ page }) => {
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.enable');
        await page.goto('/vendors/austin-tx/photographyvideography');
        const filters = page.getByRole('button', { name: 'Filters' });
        await filters.waitFor({ state: 'hidden' });
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        await page.reload();
        await filters.waitFor();
      },
      { viewport: { width: 1440, height: 900 } },
    ),
  );
});
