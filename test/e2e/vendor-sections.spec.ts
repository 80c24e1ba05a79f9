import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { signIn } from './support/accounts.js';
import { AmenitiesPage } from './support/amenities-page.js';
import { dragOnto } from './support/drag-onto.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { hasFocus, openList } from './support/keyboard.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

const stage = Stage.own();

const webAddress = '/wildrye-photographs';
const list = '/vendor/webstore';

/** So low that no list of sections is completely visible. */
const viewport = { width: 390, height: 420 };

/** Returns whether an element is visible, and the page has been scrolled to it. */
async function isScrolledTo(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  const scrolled = await page.evaluate<number>('window.scrollY');
  return scrolled > 0 && box !== null && box.y >= 0 && box.y + box.height <= viewport.height;
}

/** Opens a page by a link of the list, returns with Back, and finds the link visible again, with the focus. */
async function goAndComeBack(page: Page, link: Locator): Promise<void> {
  await link.click();
  await page.waitForURL((url) => url.pathname !== list);
  // The address changes before the page does, which may have a link of this name, too.
  await link.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => url.pathname === list);
  await eventually(() => isScrolledTo(page, link), Boolean);
  await hasFocus(link);
}

describe('Back', () => {
  it(
    'leads from every edit page to the list from which it was opened, at the same line [WS-26]',
    stage.visit(async (visitor) => {
      // The first tab may have the history of an earlier visitor.
      const page = await visitor.openTab();
      await page.setViewportSize(viewport);
      await signIn(page, 'vendor@posy.example');
      await page.goto(list);
      const lines = page.locator('li[id^="section-"] a');
      await lines.last().waitFor();
      expect(await lines.count()).toBeGreaterThanOrEqual(9);
      // The first two lines are visible without scrolling.
      for (let line = 2; line < (await lines.count()); line += 1) {
        await goAndComeBack(page, lines.nth(line));
      }
      // Each returned one step, and added no entry to the history.
      expect(await page.evaluate<number>('history.length')).toBeLessThan(8);
    }),
  );
});

describe('a list of items', () => {
  it(
    'is reordered by dragging a handle, and saved',
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
      const waco = page.getByRole('option', { name: 'Waco, TX' });
      // A late answer replaces the list, and with it an option that is being clicked.
      await eventually(
        async () => {
          await market.fill('Waco');
          await openList(page, waco, 'ArrowDown');
          await waco.click({ timeout: 3_000 }).catch(() => undefined);
          return market.inputValue();
        },
        (value) => value === 'Waco, TX',
      );
      await region(page).scrollIntoViewIfNeeded();
      await region(page).locator('[data-circle=outer]').waitFor();
      expect(await radius(page, 'outer')).toBeCloseTo(15 * (await radius(page, 'inner')), 3);
      await page.getByText('Within 25 miles of Waco, TX.').waitFor();
      await expectZoom(page, 8);
      await slider.press('ArrowRight');
      await page.getByText('Within 50 miles of Waco, TX.').waitFor();
      await expectZoom(page, 7);
      await slider.press('ArrowRight');
      await page.getByText(/Within 100 miles of Waco, TX\. Reaches .*Austin/).waitFor();
      await expectNoViolation(page);
      await editor.publishes();
      await page.goto(webAddress);
      await page.getByText('Waco, TX').first().waitFor();
      await page
        .getByText(/100 miles/)
        .first()
        .waitFor();
    }),
  );
});

const saveCalls = /^\/api\/webstores$/;

/** Opens the public page and waits for a vendor of this name. */
async function readPage(page: Page, name: string): Promise<void> {
  await page.goto(webAddress);
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

describe('a vendor who publishes', () => {
  it(
    'changes the name and a service, which visitors see only after a publish [WS-37 WS-189 WS-190]',
    stage.visit(async ({ page }, another) => {
      const editor = await EditorPage.signedIn(page);
      const saves = recordCalls(page, 'PATCH', saveCalls);
      const couple = (await another()).page;
      const drone = couple.getByRole('main').getByRole('listitem').filter({ hasText: 'Drone' });
      const amenities = await AmenitiesPage.inTab(page);
      await amenities.press('Drone');
      await editor.saves();
      await editor.open();
      await editor.name.fill('Wildrye & Daughters');
      await editor.saves();
      const saved: object = { id: expect.any(String), version: expect.any(Number) };
      expect(saves.map((call) => call.postDataJSON() as unknown)).toEqual([
        { ...saved, services: expect.any(Array) },
        { ...saved, name: 'Wildrye & Daughters' },
      ]);
      await page.reload();
      await editor.says('Unpublished changes');
      expect(await editor.name.inputValue()).toBe('Wildrye & Daughters');
      await readPage(couple, 'Wildrye Photographs');
      expect(await drone.count()).toBe(0);
      await couple.goto('/vendors?name=wildrye');
      expect(await new DirectoryPage(couple).names()).toContain('Wildrye Photographs');

      const html = async () => (await couple.request.get(webAddress)).text();
      // From now on the server keeps the page for some seconds, or until it is published again.
      await html();
      const version = await stage.site.whileWorkersAreFrozen(async () => {
        const published = await editor.publish();
        await editor.isQueued(published);
        return published;
      });
      await editor.isLive(version);
      expect(await html()).toContain('Wildrye &amp; Daughters</h1>');
      await editor.says(/^Published$/);

      await editor.progress(version).getByRole('link', { name: 'Find it in the directory' }).click();
      await new DirectoryPage(page).link('Wildrye & Daughters').click();
      await page.getByRole('heading', { name: 'Wildrye & Daughters', level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(webAddress);
      await readPage(couple, 'Wildrye & Daughters');
      await drone.waitFor();
    }),
  );
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
