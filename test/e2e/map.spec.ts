import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { afterAnotherAnswer } from './support/after-another-answer.js';
import { DirectoryPage } from './support/directory-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { hasFocus } from './support/keyboard.js';
import { hasMuchOf } from './support/share-of-colour.js';
import { Stage } from './support/stage.js';
import { mapOf, markers, wide } from './support/vendor-map.js';

const stage = Stage.shared();

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const groups = (page: Page) => page.locator('[data-marker=""]');
const singles = (page: Page) => page.locator('[data-marker]:not([data-marker=""])');
const boundsOf = (page: Page) => new URL(page.url()).searchParams.get('bounds');

async function showMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show map' }).click();
  await markers(page).first().waitFor();
}

/** Opens the map of the demo vendor's town, near enough that not every vendor is in a group. */
async function openTown(page: Page): Promise<DirectoryPage> {
  await page.goto('/vendors?view=map&bounds=30.207,-97.803,30.327,-97.683');
  await singles(page).first().waitFor();
  return new DirectoryPage(page);
}

/** Values of an attribute of all markers. */
const idsOf = (all: Locator, attribute: string) =>
  all.evaluateAll(
    (elements, name) => elements.map((one) => (one as { getAttribute(name: string): string }).getAttribute(name)),
    attribute,
  );

const total = async (page: Page): Promise<number> => {
  const names = await groups(page).evaluateAll((all) =>
    all.map((one) => (one as { ariaLabel?: string }).ariaLabel ?? ''),
  );
  const inGroups = names.reduce((sum, name) => sum + parseInt(name.replaceAll(',', ''), 10), 0);
  return inGroups + (await singles(page).count());
};

async function expectNoViolationInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page);
  }
}

describe('the map of the directory', () => {
  it(
    'shows every vendor with an address and the number of those without one, and is accessible in both color schemes [DIR-23]',
    stage.visit(async ({ page }) => {
      await page.goto('/vendors');
      const directory = new DirectoryPage(page);
      await directory.names();
      await showMap(page);
      expect(new URL(page.url()).searchParams.get('view')).toBe('map');
      const status = await mapOf(page)
        .getByText('on the map')
        .allInnerTexts()
        .then((all) => all.join(' '));
      const said = parseInt(status, 10);
      await eventually(
        () => total(page),
        (sum) => sum === said,
      );
      const nowhere = parseInt(/(\d+) vendors? (?:has|have) no address/.exec(status)?.[1] ?? '0', 10);
      // Some of them are in Alaska, Hawaii or the north of Canada.
      expect(said + nowhere).toBeLessThanOrEqual(await directory.numResults());
      expect(said).toBeGreaterThan(20);
      await expectNoViolationInBoth(page);
    }, wide),
  );

  it(
    'is not loaded before it is opened, and searches the visible part, which survives a reload and Back [DIR-16]',
    stage.visit(async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/vendors');
      const directory = new DirectoryPage(page);
      await directory.names(12);
      await afterAnotherAnswer(page);
      expect(asked.filter((path) => /map-pane|map-screen|maplibre|towns|details|states-10m/i.test(path))).toEqual([]);

      await showMap(page);
      const all = await directory.numResults();
      expect(await page.getByRole('button', { name: 'Search this area' }).count()).toBe(0);
      await groups(page).first().click();
      await page.getByRole('button', { name: 'Search this area' }).click();
      await page.getByText('in this area').first().waitFor();
      const here = await directory.numResults();
      expect(here).toBeLessThan(all);
      expect(boundsOf(page)).toMatch(/^-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+$/);
      await eventually(
        () => total(page),
        (sum) => sum === here,
      );

      await page.reload();
      await directory.shows(here);
      await eventually(
        () => total(page),
        (sum) => sum === here,
      );

      await page.goBack();
      await directory.shows(all);
      expect(boundsOf(page)).toBeNull();
      await page.goForward();
      await directory.shows(here);
      await page.getByRole('button', { name: 'Search everywhere' }).click();
      await directory.shows(all);
    }, wide),
  );

  it(
    'highlights a card and its marker together, and has its markers as a list for the keyboard, each with a name',
    stage.visit(async ({ page }) => {
      const directory = await openTown(page);
      // The map shows all vendors, the list its first page.
      const id = await eventually(
        async () => {
          const inList = await idsOf(page.locator('[data-listing]'), 'data-listing');
          return (await idsOf(singles(page), 'data-marker')).find((one) => inList.includes(one)) ?? '';
        },
        (found) => found !== '',
      );
      const card = page.locator(`li:has([data-listing="${id}"])`);
      await card.locator('[data-listing]').focus();
      await page.locator(`[data-marker="${id}"][data-lit]`).waitFor();
      await directory.heading.click();
      await page.locator(`[data-marker="${id}"]:not([data-lit])`).waitFor();
      await page.locator(`[data-marker="${id}"]`).hover();
      await page.locator(`li[data-lit]:has([data-listing="${id}"])`).waitFor();

      const name = (await singles(page).first().getAttribute('aria-label')) ?? '';
      expect(name).toMatch(/^.+, .+ in .+, [A-Z]{2}$/);
      const list = page.getByRole('button', { name: 'List of markers' });
      await list.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'On this map' });
      await dialog.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.pathname.startsWith('/vendors'));
    }, wide),
  );

  it(
    'is a separate screen on phones with the cards at the bottom, accessible in both color schemes; it opens from a bar that covers no card, and Back returns to the list',
    stage.visit(async ({ page }) => {
      await page.goto('/vendors');
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      const [barBox, box] = [await bar.boundingBox(), await bar.getByRole('link', { name: 'Map' }).boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual(barBox?.y ?? Infinity);
      // Overlays of a card are not in the bar.
      const over = await page.locator('main *').evaluateAll((all) =>
        all
          .map((one) => one as { computedStyleMap(): { get(name: string): unknown }; className: unknown })
          .filter((one) => ['fixed', 'sticky'].includes(String(one.computedStyleMap().get('position'))))
          .map(({ className }) => String(className)),
      );
      expect(over).toEqual([]);

      const directory = new DirectoryPage(page);
      const names = await directory.names();
      await page.getByRole('link', { name: 'Map', exact: true }).tap();
      const screen = page.getByRole('dialog', { name: 'Map of vendors' });
      await markers(page).first().waitFor();
      expect(await screen.getByRole('list', { name: 'Results' }).getByRole('link').allTextContents()).toEqual(names);
      await expectNoViolationInBoth(page);
      await page.goBack();
      await screen.waitFor({ state: 'detached' });
      expect(await directory.names()).toEqual(names);
    }, phone),
  );

  it(
    'without tiles shows land in Canada, too, and water on the other shore of Lake Superior',
    stage.visit(async ({ page }) => {
      for (const [bounds, colour] of [
        ['50,-110,56,-102', '#f4eee5'],
        ['47.7,-88,48.2,-86.6', '#ece8e1'],
      ] as const) {
        await page.goto(`/vendors?view=map&bounds=${bounds}`);
        await hasMuchOf(mapOf(page), colour, 0.5);
      }
    }, wide),
  );

  it(
    'reports a browser that cannot draw it, and the list remains',
    stage.visit(async ({ page }) => {
      await page.addInitScript(`HTMLCanvasElement.prototype.getContext = () => null;`);
      await page.goto('/vendors?view=map');
      await page.getByText('This browser can’t show the map').first().waitFor();
      expect(await new DirectoryPage(page).names(12)).toHaveLength(12);
    }, wide),
  );

  it(
    'can be used as a list by keyboard alone: into a group, and back to where it was opened',
    stage.visit(async ({ page }) => {
      await page.goto('/vendors?view=map');
      await markers(page).first().waitFor();
      const { keyboard } = page;
      const list = page.getByRole('button', { name: 'List of markers' });
      const dialog = page.getByRole('dialog', { name: 'On this map' });
      await list.focus();
      await keyboard.press('Enter');
      const group = dialog.getByRole('button', { name: /vendors.*, zoom in$/ }).first();
      await group.focus();
      const before = await total(page);
      await keyboard.press('Enter');
      await page.getByRole('button', { name: 'Search this area' }).waitFor();
      await eventually(
        () => total(page),
        (sum) => sum < before,
      );
      if (!(await dialog.isVisible())) {
        await list.focus();
        await keyboard.press('Enter');
      }
      await dialog.waitFor();
      await keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(list);
    }, wide),
  );

  it('without a style requests nothing from other sites, and pages say so', async () => {
    const { headers } = await fetch(`${stage.site.url}/vendors?view=map`);
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("img-src 'self' data: blob:");
  });
});
