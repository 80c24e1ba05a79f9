import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { eventually } from '../support/posy/eventually.js';
import { browserOnly } from './support/browser-only.js';
import { listings } from './support/site.js';
import { Stage } from './support/stage.js';
import { callsLike, failing, isWhole } from './support/whole-page.js';

const stage = Stage.shared({ loadsPictures: true });

const long = 'a'.repeat(300);
const rings = '💍'.repeat(4);
const webstore = '/wildrye-photographs';

async function isWholeAtEachWidth(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await isWhole(page);
  }
}

describe('a malformed address', () => {
  const landing = 'The people who make the day, near the place you chose';
  it.each([
    ['/vendors/austin-tx/wizards', 404, 'Vendors in Austin, TX', 'find that category'],
    [`/vendors/austin-tx/${long}`, 404, 'Vendors in Austin, TX', 'find that category'],
    [`/vendors/austin-tx/${rings}`, 404, 'Vendors in Austin, TX', 'find that category'],
    ['/vendors/constructor/__proto__', 404, 'Vendors', 'find that place'],
    [`/vendors/${long}/florist`, 404, 'Florists', 'find that place'],
    [`/vendors/${rings}/florist`, 404, 'Florists', 'find that place'],
    ['/vendors/%E0%A4%A/florist', 404, 'Florists', 'find that place'],
    ['/national-vendors/wizards', 404, 'National vendors', 'find that category'],
    [`/vendors?name=qqqq${rings}`, 200, 'Vendors', 'Remove'],
    [`/vendors?name=${long}`, 200, 'Vendors', `${listings} vendors`],
    ['/vendors?price=%%%&styles=abc&page=-1&sort=evil&name[]=x&page=2', 200, 'Vendors', `${listings} vendors`],
    ['/vendors?date=2020-13-45&capacity=huge&services=99999999999999999999-1', 200, 'Vendors', `${listings} vendors`],
    ['/vendors?serviceAreas=7&styles=99999&price=7-8-9', 200, 'Vendors', `${listings} vendors`],
    ['/vendors?page=9999', 200, 'Vendors', `${listings} vendors`],
    ['/vendor-categories?x=%E0', 200, 'Every kind of vendor', 'Venues'],
    ['/?%', 200, landing, 'Venues'],
    [`/${long}`, 404, 'Oops', 'find that page'],
    [`/${'a'.repeat(900)}`, 404, 'Oops', 'find that page'],
    [`/${rings}`, 404, 'Oops', 'find that page'],
    ['/%00', 404, 'Oops', 'find that page'],
    ['/%', 404, 'Oops', 'find that page'],
  ])('%s responds with %i and a page that names the problem', async (path, status, heading, words) => {
    const answer = await fetch(stage.site.url + path);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(heading);
    expect(html).toContain(words);
    for (const landmark of ['<header', '<main', '<footer']) expect(html).toContain(landmark);
  });

  it.each(['//evil.example/%E0', '/%5C%E0', '/\\\\evil.example/%E0'])('%s leads to no other site', async (path) => {
    const answer = await fetch(stage.site.url + path, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^\/[^/\\]/);
  });
});

/** The call of each page, and the message when it fails. */
const pages: [name: string, path: string, calls: RegExp, says: string][] = [
  ['the landing page', '/', /vendorcategories/i, 'Categories aren’t available right now'],
  ['the directory', '/vendors', /webstoresearch/, 'Search isn’t available right now'],
];

/** In this order: an error of ours, an outage, a gateway that responds in HTML, and no connection. */
const faults: ((route: Route) => Promise<void>)[] = [
  failing(500),
  failing(503),
  failing(502),
  (route) => route.abort(),
];

describe('when the api fails', () => {
  it.each(pages)('%s keeps its frame, reports the problem, and can be retried', (_name, path, calls, says) =>
    stage.visit(
      async (visitor) => {
        const { page } = visitor;
        visitor.expectsFailures(/\/api\//);
        await browserOnly(page);
        let turn = 0;
        let asked = 0;
        await page.route(callsLike(calls), (route) => {
          asked += 1;
          return faults[turn]?.(route) ?? route.continue();
        });
        const tryAgain = page.locator('main button:not([data-pending])', { hasText: 'Try again' }).first();
        await page.goto(path);
        while (turn < faults.length) {
          await page.getByText(says).first().waitFor();
          await tryAgain.waitFor();
          await isWhole(page);
          const before = asked;
          turn += 1;
          await tryAgain.click();
          await eventually(
            () => Promise.resolve(asked),
            (many) => many > before,
          );
        }
        await page.getByText(says).first().waitFor({ state: 'detached' });
        await isWhole(page);
      },
      { viewport: { width: 390, height: 844 } },
    )(),
  );
});

/** Forwards a response with changes. */
const changed =
  <T>(change: (body: T) => unknown) =>
  async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  };

const names = [long, `${rings} Blüte & Söhne <b>`, 'ab '.repeat(100).trim(), rings];

describe('extreme data', () => {
  it(
    'the directory shows long names, emoji, missing pictures and 100,000 results',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/\/media\//);
      await browserOnly(page);
      await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
      await page.route(
        '**/api/webstoresearch?*',
        changed<WebstoreSearchView>((found) => ({
          ...found,
          numResults: 100_000,
          results: found.results.map((listing, nth) => ({ ...listing, name: names[nth] ?? listing.name })),
        })),
      );
      await page.goto('/vendors');
      await page.getByText('100,000 vendors', { exact: true }).waitFor();
      const headings = page.getByRole('article').getByRole('heading');
      expect((await headings.allTextContents()).slice(0, names.length)).toEqual(names);
      // A missing picture is replaced by the first letter of the name, if there is one.
      await page.getByRole('article').first().getByText('A', { exact: true }).waitFor();
      await isWholeAtEachWidth(page);
    }),
  );

  it(
    'a webstore without pictures shows all its texts, of any length',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/\/media\//);
      await browserOnly(page);
      await page.route('**/media/**', (route) => route.abort());
      await page.route(
        '**/api/webstores/url/*',
        changed<PublicWebstoreView>((page) => ({
          ...page,
          name: long,
          businessDescription: `${rings} ${long}`,
          serviceArea: long,
          packages: page.packages.map((one) => ({ ...one, name: long, description: long, inclusions: [long] })),
          faqs: page.faqs.map((one) => ({ ...one, question: long, answer: `${rings}${long}` })),
          awards: page.awards.map((one) => ({ ...one, name: long })),
          partners: page.partners.map((one) => ({ ...one, name: long, description: long })),
          amenities: page.amenities.map((one) => ({ ...one, name: long, services: [long, rings] })),
        })),
      );
      await page.goto(webstore);
      await page.getByRole('heading', { level: 1, name: long }).waitFor();
      expect(await page.getByText(long).count()).toBeGreaterThan(5);
      await isWholeAtEachWidth(page);
    }),
  );
});

describe('without pictures', () => {
  it.each([
    ['/', 9],
    ['/vendor-categories', 19],
    ['/no-such-webstore', 19],
  ])('%s shows all its texts, and the names of its categories', (path, categories) =>
    stage.visit(
      async (visitor) => {
        const { page } = visitor;
        visitor.expectsFailures(/\/media\//, /404.*\/no-such-webstore/);
        await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
        await page.goto(path);
        await isWhole(page);
        const links = page.getByRole('main').locator('a[href*="category"], a[href="/vendor-categories"]');
        expect(await links.count()).toBe(categories);
        for (const name of await links.allInnerTexts()) expect(name).toMatch(/\p{L}{3}/u);
      },
      { viewport: { width: 390, height: 844 } },
    )(),
  );
});

describe('without scripts', () => {
  it.each([
    ['/vendors?name=zzzzqqqq', 'Vendors', 'No vendors match your filters'],
    ['/favorites', undefined, undefined],
  ])('%s can be read, or says that it needs scripts', (path, heading, words) =>
    stage.visit(
      async (visitor) => {
        const page = await visitor.context.newPage();
        await page.goto(path);
        if (heading) await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        if (words) await page.getByText(words).first().waitFor();
        expect(await page.locator('noscript').innerText()).toContain('require JavaScript');
        expect(await page.locator('noscript').isVisible()).toBe(true);
        for (const name of [/^Remove “/, 'Clear all', 'Try again']) {
          expect(await page.getByRole('button', { name }).count()).toBe(0);
        }
      },
      { javaScriptEnabled: false },
    )(),
  );
});

it(
  'without scripts, no part of a webstore is hidden behind a button that does not work',
  stage.visit(
    async ({ context }) => {
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(webstore);
      const answers = page.locator('#webstore-faqs').getByRole('group', { includeHidden: true });
      expect(await answers.count()).toBe(8);
      for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
      expect(await page.getByRole('button', { name: 'Read more' }).count()).toBe(0);
      const said = await page.locator('#webstore-about p:visible').allInnerTexts();
      expect(said.join('').length).toBeGreaterThan(260);
      expect(said.join('')).not.toContain('…');
    },
    { javaScriptEnabled: false },
  ),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
