import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { EditorPage } from './support/editor-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { Stage } from './support/stage.js';

const stage = Stage.own();

const region = (page: Page) => page.getByRole('region', { name: 'Map of your service area' });
const radius = async (page: Page, circle: 'inner' | 'outer') =>
  Number(await region(page).locator(`[data-circle=${circle}]`).getAttribute('r'));

describe('a vendor who enters the service area', () => {
  it(
    'sees two circles on the map, which follow market and distance, and the page shows them after a publish [WS-131, WS-139, WS-147]',
    stage.visit(async ({ page }) => {
      const editor = await EditorPage.signedIn(page);
      const slider = page.getByRole('slider', { name: 'Distance' });
      await page.getByRole('radio', { name: /^Nationally/ }).click();
      await page.getByRole('radio', { name: /^Locally/ }).click();
      const market = page.getByRole('combobox', { name: 'Primary market' });
      await market.fill('Waco');
      await page.getByRole('option', { name: 'Waco, TX' }).click();
      await region(page).scrollIntoViewIfNeeded();
      await region(page).locator('[data-circle=outer]').waitFor();
      expect(await radius(page, 'outer')).toBeCloseTo(15 * (await radius(page, 'inner')), 3);
      for (const [miles, zoom] of [
        [25, 8],
        [50, 7],
        [100, 6],
        [250, 4],
        [500, 3],
      ] as const) {
        // prettier-ignore
        await page.getByText(`Waco, TX and ${miles} miles around.`).waitFor();
        await expectZoom(page, zoom);
        await slider.press('ArrowRight');
      }
      await slider.press('ArrowLeft');
      await slider.press('ArrowLeft');
      await page.getByText(/Waco, TX and 100 miles around\. Reaches .*Austin/).waitFor();
      await expectNoViolation(page);
      await editor.publishes();
      await page.goto('/wildrye-photographs');
      await page.getByText('Waco, TX').first().waitFor();
      await page
        .getByText(/100 miles/)
        .first()
        .waitFor();
    }),
  );
});

describe('a vendor who shows reviews', () => {
  it(
    'disconnects them, and connects the place again [WS-99, WS-102]',
    stage.visit(async ({ page }, another) => {
      const editor = await EditorPage.signedIn(page);
      await page.goto('/vendor/webstore/editreviews');
      const name = page.getByRole('heading', { name: 'Wildrye Photographs', level: 2 });
      await name.waitFor();
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
      await page.getByRole('heading', { name: 'Find your place' }).waitFor();
      await editor.publish();
      const couple = (await another()).page;
      const reviews = couple.getByRole('heading', { name: 'Reviews' });
      const isShown = async () => {
        await couple.goto('/wildrye-photographs', { waitUntil: 'networkidle' });
        return (await reviews.count()) > 0;
      };
      await eventually(isShown, (shown) => !shown);
      await page.getByRole('combobox', { name: 'Business name or address' }).fill('wildrye');
      await page.getByRole('option', { name: /Wildrye Photographs/ }).click();
      await name.waitFor();
      await expectNoViolation(page);
      await editor.publish();
      await eventually(isShown, (shown) => shown);
    }),
  );
});

async function expectZoom(page: Page, zoom: number): Promise<void> {
  await page.locator(`section[data-zoom="${zoom}"]`).waitFor();
}
