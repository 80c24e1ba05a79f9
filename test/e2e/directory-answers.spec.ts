import { describe, expect, it } from '@jest/globals';
import type { Locator, Page, Request, Route } from 'playwright-core';
import type { VendorMapView } from '#contracts/directory/directory.views.js';
import { eventually } from '../support/posy/eventually.js';
import { afterAnotherAnswer } from './support/after-another-answer.js';
import { DirectoryPage } from './support/directory-page.js';
import { hasFocus } from './support/keyboard.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const scrolled = (page: Page) => page.evaluate<number>('scrollY');

/** Delays certain calls; once they are released and this resolves, their responses have been painted, if ever. */
async function holdUp(page: Page, isMeant: (url: URL) => boolean) {
  const held: Route[] = [];
  await page.route(isMeant, (route) => void held.push(route));
  return {
    held,
    letGo: async () => {
      for (const route of held.splice(0)) {
        await route.continue().catch(() => undefined);
        await (await route.request().response())?.finished();
      }
      await afterAnotherAnswer(page);
    },
  };
}

const isMapCall = (url: URL) => url.pathname === '/api/webstoresearch/map';

/** The width in degrees of the part of the map that a call asks for. */
function widthOf(address: string): number {
  const { searchParams } = new URL(address);
  return Number(searchParams.get('east')) - Number(searchParams.get('west'));
}

/** Opens a page with a map, and waits until each of the map's calls so far has been answered. */
async function openMap(page: Page, open: () => Promise<unknown>): Promise<void> {
  const calls: Request[] = [];
  page.on('request', (request) => void (isMapCall(new URL(request.url())) && calls.push(request)));
  await open();
  await Promise.all(calls.map((call) => call.response()));
}

describe('a late response', () => {
  it(
    'to an earlier part of the map is not drawn on the current one',
    stage.visit(async ({ page }) => {
      const markers = page.locator('[data-marker]');
      const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
      await openMap(page, async () => {
        await page.goto('/vendors?view=map');
        await markers.first().waitFor();
      });
      const { held, letGo } = await holdUp(page, isMapCall);
      await zoomIn.click();
      const first = await eventually(
        async () => Math.min(...held.map((route) => widthOf(route.request().url()))),
        Number.isFinite,
      );
      await page.unroute(isMapCall);
      const answered = page.waitForResponse(
        (answer) => isMapCall(new URL(answer.url())) && widthOf(answer.url()) < 0.75 * first,
      );
      // A part that was never shown: the page remembers the response for the first one.
      await zoomIn.click();
      const { onMap } = (await (await answered).json()) as VendorMapView;
      await page.getByText(`${onMap} vendors on the map`, { exact: true }).waitFor();
      const before = await namesOf(markers);
      await letGo();
      expect(await namesOf(markers)).toEqual(before);
    }, wide),
  );
});

const namesOf = (markers: Locator) =>
  markers.evaluateAll((all) => all.map((one) => (one as { ariaLabel?: string | null }).ariaLabel ?? ''));

/** Scrolls to a vendor far down a list of two pages, and opens its page. */
async function openFromFarDown(page: Page, path: string): Promise<{ name: string; y: number; names: string[] }> {
  const directory = new DirectoryPage(page);
  await page.goto(path);
  await directory.names(12);
  await page.getByRole('button', { name: 'Show 12 more' }).click();
  const names = await directory.names(24);
  const name = names[17] ?? '';
  await directory.link(name).scrollIntoViewIfNeeded();
  await page.evaluate('scrollBy(0, 37)');
  const y = await scrolled(page);
  expect(y).toBeGreaterThan(600);
  await directory.link(name).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return { name, y, names };
}

describe('Back from the page of a vendor', () => {
  it(
    'shows the list on a phone at the same position, with the focus on that vendor',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      const { name, y, names } = await openFromFarDown(page, '/vendors?price=2-3');
      expect(await scrolled(page)).toBeLessThan(y);
      await page.goBack();
      expect(await directory.names(24)).toEqual(names);
      await hasFocus(directory.link(name));
      await eventually(
        () => scrolled(page),
        (now) => Math.abs(now - y) <= 4,
      );
    }, phone),
  );

  it(
    'after a reload restores the list from its address, even without a cache',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      const { name, names } = await openFromFarDown(page, '/vendors?price=2-3');
      await page.reload();
      await page.goBack();
      expect(await directory.names(24)).toEqual(names);
      await eventually(
        async () => (await directory.link(name).boundingBox())?.y ?? -1,
        (y) => y > 0 && y < 900,
      );
    }, wide),
  );
});

it(
  'a page that is loaded as a document starts at its top, and Back restores the position of the one before',
  stage.visit(async ({ page }) => {
    await page.goto('/vendors?price=2-3');
    await new DirectoryPage(page).names(12);
    await page.evaluate('scrollTo(0, 600)');
    await page.goto('/wildrye-photographs');
    await page.getByRole('heading', { level: 1, name: 'Wildrye Photographs' }).waitFor();
    // The application restores positions when it takes over.
    await afterAnotherAnswer(page);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await eventually(
      () => scrolled(page),
      (y) => Math.abs(y - 600) <= 4,
    );
  }, wide),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
