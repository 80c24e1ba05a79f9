import { describe, expect, it } from '@jest/globals';
import type { Locator, Page, Request, Route } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { afterAnotherAnswer } from './support/after-another-answer.js';
import { DirectoryPage } from './support/directory-page.js';
import { hasFocus } from './support/keyboard.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';
import { typeAtOnce } from './support/type-at-once.js';

const stage = Stage.shared();

const photographers = '/vendors/austin-tx/photographyvideography';
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

const gaveUp = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('requestfailed', (request) => requests.push(request));
  return requests;
};

describe('a late response', () => {
  it(
    'is not painted over a newer search, and its call is aborted',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      await page.goto(photographers);
      const all = await directory.numResults();
      const given = gaveUp(page);
      const { held, letGo } = await holdUp(
        page,
        ({ pathname, searchParams }) => pathname === '/api/webstoresearch' && searchParams.get('styles') === '11101',
      );
      await directory.tick('Documentary');
      await eventually(
        () => Promise.resolve(held.length),
        (calls) => calls === 1,
      );
      expect(await page.getByRole('region', { name: 'Results' }).getAttribute('aria-busy')).toBe('true');
      await directory.tick('Documentary');
      await directory.shows(all);
      const names = await directory.names();
      await letGo();
      expect(await directory.numResults()).toBe(all);
      expect(await directory.names()).toEqual(names);
      expect(await directory.chips.count()).toBe(0);
      expect(given.map((request) => new URL(request.url()).searchParams.get('styles'))).toEqual(['11101']);
    }),
  );

  it(
    'to a part of a word is not suggested for the whole word',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      await page.goto('/vendors');
      await directory.quickSearch.focus();
      const { held, letGo } = await holdUp(
        page,
        ({ pathname, searchParams }) => pathname === '/api/suggestions' && searchParams.get('text') === 'flor',
      );
      await page.keyboard.type('flor');
      await eventually(
        () => Promise.resolve(held.length),
        (calls) => calls === 1,
      );
      await directory.quickSearch.fill('wildrye');
      await page.getByRole('option', { name: /^Wildrye Photographs/ }).waitFor();
      await letGo();
      await page.getByRole('option', { name: /^Wildrye Photographs/ }).waitFor();
      expect(await page.getByRole('option', { name: 'Florists' }).count()).toBe(0);
    }),
  );

  it(
    'to an earlier part of the map is not drawn on the current one',
    stage.visit(async ({ page }) => {
      await page.goto('/vendors?view=map');
      const markers = page.locator('[data-marker]');
      await markers.first().waitFor();
      const inView = (url: URL) => url.pathname === '/api/webstoresearch/map';
      const { held, letGo } = await holdUp(page, inView);
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await eventually(
        () => Promise.resolve(held.length),
        (calls) => calls > 0,
      );
      await page.unroute(inView);
      const answered = page.waitForResponse((response) => inView(new URL(response.url())));
      // A part that was never shown: the page remembers the response for the first one.
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await answered;
      await afterAnotherAnswer(page);
      const before = await namesOf(markers);
      await letGo();
      expect(await namesOf(markers)).toEqual(before);
    }, wide),
  );
});

const namesOf = (markers: Locator) =>
  markers.evaluateAll((all) => all.map((one) => (one as { ariaLabel?: string | null }).ariaLabel ?? ''));

describe('a user who types and clicks quickly', () => {
  it(
    'causes few calls: one for a name typed at once, and fewer than the number of boxes',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      await page.goto(photographers);
      await directory.names();
      const calls = recordCalls(page, 'GET', /^\/api\/webstoresearch$/);
      await typeAtOnce(directory.name, 'wildrye');
      await directory.count.getByText('named “wildrye”').waitFor();
      expect(calls.map((call) => new URL(call.url()).searchParams.get('name'))).toEqual(['wildrye']);

      await directory.chips.first().click();
      await directory.names(12);
      calls.length = 0;
      const [one, two, three, four] = ['Documentary', 'Editorial', 'Classic', 'Fine art'];
      await page.evaluate(
        `for (const name of ${JSON.stringify([one, two, three, four])}) {
          [...document.querySelectorAll('section label:has(input[type=checkbox])')]
            .find((label) => label.textContent.startsWith(name)).querySelector('input').click();
        }`,
      );
      await eventually(
        () => directory.chips.count(),
        (chips) => chips === 4,
      );
      const stylesOf = (call: Request) => new URL(call.url()).searchParams.get('styles')?.split('-') ?? [];
      await eventually(
        async () => calls.map(stylesOf),
        (asked) => asked.at(-1)?.length === 4,
      );
      expect((await calls.at(-1)?.response())?.status()).toBe(200);
      expect(calls.length).toBeLessThanOrEqual(2);
    }),
  );
});

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
  it.each([
    ['on a wide screen', wide],
    ['on a phone', phone],
  ])('shows the list %s at the same position, with the focus on that vendor', (_where, options) =>
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
    }, options)(),
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

describe('a shared link', () => {
  it.each([
    ['of styles and prices', `${photographers}?styles=11101-11102-11103&price=1-2-3&sort=name`],
    ['of those who travel', '/vendors?price=2-3&travelOptions=nationally-globally&sort=name'],
    ['of vendors for the whole country', '/national-vendors/florist?price=2&sort=newest'],
    ['of a second page', '/vendors?price=2-3&page=2'],
    ['of a day', '/vendors?date=2099-10-16&sort=priceLow'],
  ])('%s shows the same results to another user, on any screen', (_what, path) =>
    stage.visit(async ({ page }, another) => {
      const seen = async (tab: Page) => {
        const directory = new DirectoryPage(tab);
        const heading = await directory.heading.innerText();
        const many = await directory.numResults();
        const numbers = [many, ...(await directory.names(Math.min(many, path.includes('page=2') ? 24 : 12)))];
        return { heading, numbers, chips: await directory.chips.allInnerTexts(), address: tab.url() };
      };
      await page.goto(path);
      const mine = await seen(page);
      const friend = await another();
      await friend.page.setViewportSize(phone.viewport);
      await friend.page.goto(page.url());
      expect(await seen(friend.page)).toEqual(mine);
      await friend.page.reload();
      expect(await seen(friend.page)).toEqual(mine);
    }, wide)(),
  );
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
