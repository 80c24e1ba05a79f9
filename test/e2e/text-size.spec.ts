import { describe, expect, it } from '@jest/globals';
import { signIn } from './support/accounts.js';
import { isReadable, largeText, scrollsSideways, usualText, withTextOf } from './support/large-text.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();
const paths = [
  '/',
  '/vendors/austin-tx/photographyvideography',
  '/wildrye-photographs',
  '/vendor-categories',
  '/vendor/login',
  '/vendor/signup',
];

describe('with a text size of 200 % in the browser', () => {
  it(
    'a wide window shows text twice as large and does not scroll sideways',
    stage.visit(
      ({ page }) =>
        withTextOf(page, largeText, async () => {
          for (const path of paths) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            await isReadable(page);
          }
        }),
      { viewport: { width: 1440, height: 900 } },
    ),
  );

  it(
    'the calendar of a vendor does not scroll sideways in a window of 320 pixels while a day is selected and edited',
    stage.visit(
      async ({ page }) => {
        await signIn(page, 'vendor@posy.example');
        await withTextOf(page, largeText, async () => {
          await page.goto('/vendor/webstore/editavailability');
          await page.getByRole('grid', { name: /^Your calendar/ }).waitFor();
          await page
            .getByRole('button', { name: / 15, \d{4}/ })
            .first()
            .click();
          const edit = page.getByRole('button', { name: 'Edit Availability' });
          await edit.waitFor();
          expect(await scrollsSideways(page)).toBe(false);
          await edit.click();
          await page.getByRole('radio', { name: /^Available/ }).waitFor();
          expect(await scrollsSideways(page)).toBe(false);
        });
      },
      { viewport: { width: 320, height: 900 } },
    ),
  );

  it(
    'a wide window has the layout of one with half its width',
    stage.visit(
      async ({ page }) => {
        const filters = page.getByRole('button', { name: 'Filters', exact: true });
        const layout = async (state: 'visible' | 'hidden') => {
          await page.goto('/vendors/austin-tx/photographyvideography');
          await filters.waitFor({ state });
        };
        await withTextOf(page, usualText, () => layout('hidden'));
        await withTextOf(page, largeText, () => layout('visible'));
      },
      { viewport: { width: 1440, height: 900 } },
    ),
  );
});
