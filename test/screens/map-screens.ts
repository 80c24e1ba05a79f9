import type { Page } from 'playwright-core';
import { changed, never, problem, text, type AnyScreen } from './screen.ts';

const vendors = '**/api/webstoresearch/map?*';
const markers = (page: Page) => page.locator('[data-marker]');
const singles = (page: Page) => page.locator('[data-marker]:not([data-marker=""])');
const groups = (page: Page) => page.locator('[data-marker=""]');
const isBeside = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1200;

/** The map with its markers, after all animations. */
async function isThere(page: Page): Promise<void> {
  await markers(page).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function zoomToSomebody(page: Page): Promise<void> {
  await isThere(page);
  for (let tried = 0; tried < 5 && (await singles(page).count()) === 0; tried += 1) {
    await groups(page).first().click();
    await isThere(page);
  }
}

const map = { path: '/vendors/austin-tx/photographyvideography?view=map', viewportOnly: true } as const;

/** The map of the directory: beside the list, or alone on small screens. */
export const mapScreens: AnyScreen[] = [
  { ...map, name: 'map', reach: isThere },
  { ...map, name: 'map-country', path: '/vendors?view=map', reach: isThere },
  { ...map, name: 'map-canada', path: '/vendors?view=map&bounds=41,-96,58,-62', reach: isThere },
  { ...map, name: 'map-narrowed', path: `${map.path}&price=2-3&styles=11101`, reach: isThere },
  { ...map, name: 'map-area', path: '/vendors?view=map&bounds=29,-101,34,-94', reach: isThere },
  {
    ...map,
    name: 'map-moved',
    reach: async (page) => {
      await isThere(page);
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await page.getByRole('button', { name: 'Search this area' }).waitFor();
      await isThere(page);
    },
  },
  {
    ...map,
    name: 'map-group-opened',
    path: '/vendors?view=map',
    reach: async (page) => {
      await isThere(page);
      await groups(page).first().click();
      await page.getByRole('button', { name: 'Search this area' }).waitFor();
      await isThere(page);
    },
  },
  {
    ...map,
    name: 'map-lit',
    reach: async (page) => {
      await zoomToSomebody(page);
      const marker = singles(page).first();
      if (isBeside(page)) await marker.hover();
      else await marker.click();
      await page.locator('[data-marker][data-lit]').waitFor();
    },
  },
  {
    ...map,
    name: 'map-list',
    // Overlays are outside of a page's landmarks, as dialogs should be.
    exempt: ['region'],
    reach: async (page) => {
      await zoomToSomebody(page);
      await page.getByRole('button', { name: 'List of markers' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'On this map' }).waitFor();
      await page.keyboard.press('Tab');
    },
  },
  {
    ...map,
    name: 'map-empty',
    prepare: (page) =>
      page.route(
        vendors,
        changed((found: object) => ({ ...found, clusters: [], onMap: 0, offMap: 0 })),
      ),
    reach: (page) => text(page, 'No vendors in this area'),
  },
  {
    ...map,
    name: 'map-failed',
    prepare: (page) => page.route(vendors, (route) => problem(route, 503, 'search-unavailable')),
    reach: (page) => text(page, 'We couldn’t load'),
  },
  {
    ...map,
    name: 'map-loading',
    prepare: (page) => page.route(vendors, never),
    reach: (page) => page.getByRole('button', { name: 'Zoom in', exact: true }).waitFor(),
  },
  {
    ...map,
    name: 'map-cannot-be-drawn',
    prepare: (page) => page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null;'),
    reach: (page) => text(page, 'This browser can’t show the map'),
  },
];
