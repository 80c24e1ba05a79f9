import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { afterAnotherAnswer } from './support/after-another-answer.js';
import { signIn } from './support/accounts.js';
import { dragOnto } from './support/drag-onto.js';
import { EditorPage } from './support/editor-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { hasFocus, openList } from './support/keyboard.js';
import { Stage } from './support/stage.js';

const stage = Stage.own();

/** So low that no list of sections is completely visible. */
const viewport = { width: 390, height: 420 };

/** Returns whether an element is visible, and the page has been scrolled to it. */
async function isScrolledTo(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const scrolled = await page.evaluate<number>('window.scrollY');
  return scrolled > 0 && box !== null && box.y >= 0 && box.y + box.height <= viewport.height;
}

/** Opens a page by a link, returns with Back, and finds the link visible again, with the focus. */
async function goAndComeBack(page: Page, link: Locator, start: string): Promise<void> {
  await link.click();
  await page.waitForURL((url) => url.pathname !== start);
  // The address changes before the page does, which may have a link of this name, too.
  await link.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => url.pathname === start);
  await eventually(() => isScrolledTo(page, link), Boolean);
  await hasFocus(link);
}

describe('Back', () => {
  it(
    'leads from every edit page to the list from which it was opened, at the same line [WS-26]',
    stage.visit(
      async ({ page }) => {
        await signIn(page, 'vendor@posy.example');
        await page.goto('/vendor/webstore');
        const lines = page.locator('li[id^="section-"] a');
        await lines.last().waitFor();
        expect(await lines.count()).toBeGreaterThanOrEqual(9);
        // The first two lines are visible without scrolling.
        for (let line = 2; line < (await lines.count()); line += 1) {
          await goAndComeBack(page, lines.nth(line), '/vendor/webstore');
        }
        // Each returned one step, and added no entry to the history.
        expect(await page.evaluate<number>('history.length')).toBeLessThan(8);
      },
      { viewport },
    ),
  );

  it(
    'leads to the section of the preview from which an edit page was opened',
    stage.visit(
      async ({ page }) => {
        await signIn(page, 'vendor@posy.example');
        await page.goto('/vendor/webstore/preview');
        for (const name of ['Edit Packages', 'Edit Awards']) {
          const link = page.getByRole('link', { name, exact: true });
          await goAndComeBack(page, link, '/vendor/webstore/preview');
        }
      },
      { viewport },
    ),
  );
});

describe('a list of items', () => {
  it(
    'is reordered by dragging a handle, and saved in that order',
    stage.visit(async ({ page }) => {
      await signIn(page, 'vendor@posy.example');
      await page.goto('/vendor/webstore/editpackages');
      const handles = page.getByRole('button', { name: /^Drag .* to another position$/ });
      await handles.nth(1).waitFor();
      const names = async () => {
        const labels = await Promise.all((await handles.all()).map((handle) => handle.getAttribute('aria-label')));
        return labels.map((label) => /^Drag (.*) to another position$/.exec(label ?? '')?.[1]);
      };
      const [first, second, ...rest] = await names();
      await dragOnto(page, handles.first(), handles.nth(1));
      await eventually(names, ([now]) => now === second);
      expect(await names()).toEqual([second, first, ...rest]);
      await page.getByText(`${first} moved to position 2 of ${rest.length + 2}.`).waitFor();
      await new EditorPage(page).saves();
      await page.reload();
      await handles.nth(1).waitFor();
      expect(await names()).toEqual([second, first, ...rest]);
    }),
  );
});

const region = (page: Page) => page.getByRole('region', { name: 'Map of your service area' });
const radius = async (page: Page, circle: 'inner' | 'outer') =>
  Number(await region(page).locator(`[data-circle=${circle}]`).getAttribute('r'));

async function expectZoom(page: Page, zoom: number): Promise<void> {
  await page.locator(`section[data-zoom="${zoom}"]`).waitFor();
}

describe('a vendor who enters the service area', () => {
  it(
    'sees two circles on the map, which follow market and distance, and the page shows them after a publish [WS-139, WS-147]',
    stage.visit(async ({ page }) => {
      const editor = await EditorPage.signedIn(page);
      const slider = page.getByRole('slider', { name: 'Distance' });
      await page.getByRole('radio', { name: /^Nationally/ }).click();
      await page.getByRole('radio', { name: /^Locally/ }).click();
      const market = page.getByRole('combobox', { name: 'Primary market' });
      await market.fill('Waco');
      const waco = page.getByRole('option', { name: 'Waco, TX' });
      await openList(page, waco, 'ArrowDown');
      await waco.click();
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
        // oxfmt-ignore
        await page.getByText(`Within ${miles} miles of Waco, TX.`).waitFor();
        await expectZoom(page, zoom);
        await slider.press('ArrowRight');
      }
      await slider.press('ArrowLeft');
      await slider.press('ArrowLeft');
      await page.getByText(/Within 100 miles of Waco, TX\. Reaches .*Austin/).waitFor();
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
      await page.getByRole('heading', { name: 'Find your business' }).waitFor();
      await editor.publish();
      const couple = (await another()).page;
      const reviews = couple.getByRole('heading', { name: 'Reviews' });
      const isShown = async () => {
        await couple.goto('/wildrye-photographs');
        await couple.getByRole('heading', { name: 'Amenities and services' }).waitFor();
        await afterAnotherAnswer(couple);
        return (await reviews.count()) > 0;
      };
      await eventually(isShown, (shown) => !shown);
      await page.getByRole('combobox', { name: 'Business name or address' }).fill('wildrye');
      await page.getByRole('option', { name: /Wildrye Photographs/ }).click();
      await name.waitFor();
      await editor.publish();
      await eventually(isShown, (shown) => shown);
    }),
  );
});
