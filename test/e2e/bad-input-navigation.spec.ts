import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { DirectoryPage } from './support/directory-page.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';
import type { Visitor } from './support/visitor.js';
import { callsLike, failing, isWhole } from './support/whole-page.js';

const stage = Stage.shared();

/** A page that loads nothing of what the others show. */
const atWebstore = ({ page }: Visitor) => page.goto('/wildrye-photographs');
const inDirectory = async ({ page }: Visitor) => {
  await page.goto('/vendors');
  await new DirectoryPage(page).names(12);
};
const link = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });

interface Way {
  from: (visitor: Visitor) => Promise<unknown>;
  link: (page: Page) => ReturnType<Page['locator']>;
  calls: RegExp;
  says: string;
  /** Title of the loaded page. */
  heading: RegExp;
}

/** The link to a page within the site, and the message when the page cannot be loaded. */
const ways = {
  'the directory': {
    from: atWebstore,
    link: link('Vendors'),
    calls: /webstoresearch/,
    says: 'Search isn’t available right now',
    heading: /^Vendors$/,
  },
  'a webstore': {
    from: inDirectory,
    link: (page) => page.getByRole('article').first().getByRole('link'),
    calls: /webstores\/url/,
    says: "Sorry, we couldn't find that page.",
    heading: /^(?!Loading|Oops)\w/,
  },
} satisfies Record<string, Way>;

const eachWay = Object.entries<Way>(ways);
const sameLoad = 'window.isSameLoad === true';

/** Follows the link, within the page that is open. */
async function follow(page: Page, way: Way): Promise<void> {
  await page.evaluate('window.isSameLoad = true');
  await way.link(page).click();
}

describe('links within the site', () => {
  const cannotBeRead = async (page: Page, { says }: Way) => {
    await page.getByText(says).first().waitFor();
    expect(await page.evaluate(sameLoad)).toBe(true);
  };

  it.each(eachWay)("%s that cannot be loaded keeps the page's frame, with a way on and the way back", (_name, way) =>
    stage.visit(async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/\/api\//);
      await way.from(visitor);
      const start = page.url();
      await page.route(callsLike(way.calls), failing(503));
      await follow(page, way);
      await cannotBeRead(page, way);
      await isWhole(page);

      await page.goBack();
      await page.waitForURL(start);
      await page.goForward();
      await cannotBeRead(page, way);
      await page.unrouteAll();
      await page.locator('main').getByRole('button', { name: 'Try again' }).first().click();
      await page.getByText(way.says).first().waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: way.heading }).waitFor();
      await isWhole(page);
    })(),
  );

  it(
    'a slow response shows a loading bar over the whole window [WEB-25]',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      const way = ways['a webstore'];
      await way.from(visitor);
      let answer: () => void = () => undefined;
      const rest = new Promise<void>((resolve) => (answer = resolve));
      await page.route(callsLike(way.calls), async (route) => {
        await rest;
        await route.continue();
      });
      await follow(page, way);
      const loader = page.getByRole('progressbar', { name: 'Waiting for a response' });
      const window = { x: 0, y: 0, ...page.viewportSize() };
      await eventually(
        () => loader.boundingBox(),
        (box) => isDeepStrictEqual(box, window),
      );
      await isWhole(page);
      expect(await page.getByText(way.says).count()).toBe(0);
      answer();
      await page.getByRole('progressbar', { name: 'Waiting for a response' }).waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1, name: way.heading }).waitFor();
      expect(await page.evaluate(sameLoad)).toBe(true);
    }),
  );

  it(
    'a missing response times out after 15 seconds',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      const way = ways['the directory'];
      await way.from(visitor);
      await page.route(callsLike(way.calls), () => new Promise(() => undefined));
      await page.clock.install();
      const asked = page.waitForRequest((request) => callsLike(way.calls)(new URL(request.url())));
      await follow(page, way);
      await asked;
      expect(await page.getByText(way.says).count()).toBe(0);
      await page.clock.fastForward(16_000);
      await cannotBeRead(page, way);
      await isWhole(page);
    }),
  );
});

describe('a page whose code cannot be loaded', () => {
  /** Opens a page, and returns the browser's complaints about anything else. */
  const without = async ({ page, complaints }: Visitor, code: string, path: string) => {
    const tab = await page.context().newPage();
    await tab.route(`**/assets/${code}-*.js`, (route) => route.abort());
    await tab.goto(path);
    return {
      tab,
      other: () => complaints.splice(0).filter((one) => !/dynamically imported module|ERR_FAILED/.test(one)),
    };
  };

  it('and that only browsers render, says so, and can be loaded again', () =>
    stage.visit(async (visitor) => {
      const { tab, other } = await without(visitor, 'login-page', '/login');
      await tab.getByRole('heading', { level: 1, name: 'Something went wrong on our end' }).waitFor();
      await isWhole(tab);
      expect(other()).toEqual([]);
      await tab.unrouteAll();
      await tab.getByRole('button', { name: 'Reload the page' }).click();
      await new SignInPage(tab).password.waitFor();
    })());

  it('and that the server has rendered, can still be read, and its links work', () =>
    stage.visit(async (visitor) => {
      const { tab, other } = await without(visitor, 'public-webstore-page', '/wildrye-photographs');
      await tab.getByRole('heading', { level: 1, name: 'Wildrye Photographs' }).waitFor();
      await isWhole(tab);
      await tab.getByRole('banner').getByRole('link', { name: 'Categories' }).click();
      await tab.getByRole('heading', { level: 1, name: 'Every kind of vendor' }).waitFor();
      expect(other()).toEqual([]);
    })());
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
