import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import type { InsertsView } from '#contracts/webstore/retail-stores.js';
import { eventually } from '../support/posy/eventually.js';
import { signIn } from './support/accounts.js';
import { DirectoryPage } from './support/directory-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { MapServer, mapColours, mapMakers } from './support/map-server.js';
import { hasMuchOf, shareOfColour } from './support/share-of-colour.js';
import { Stage } from './support/stage.js';
import { mapOf, wide } from './support/vendor-map.js';
import type { Visitor } from './support/visitor.js';

let maps: MapServer;

// A separate site: the links make the dialog lead couples away from the site.
const stage = Stage.own(async () => {
  maps = await MapServer.start();
  return {
    settings: {
      RETAILER_NAME: 'Larkspur Bridal',
      INSERTS_URL: 'https://print.example/order',
      SITE_LINKS: 'planner=https://plan.example/start visionQuiz=https://quiz.example/begin',
      MAP_STYLE_URL: maps.styleUrl,
    },
  };
});
afterAll(() => maps.stop());

const own = '/wildrye-photographs';

it(
  'a vendor finds a store by zip code, confirms it, and couples see it after a publish [WS-225]',
  stage.visit(async ({ page }, another) => {
    const confirm = page.getByRole('button', { name: 'Confirm My Store' });
    await signIn(page, 'vendor@posy.example');
    await page.goto('/vendor/webstore/editstore');

    await page.getByLabel('ZIP code', { exact: true }).fill('78702');
    await page.getByText(/^North Austin$/).click();
    await confirm.click();
    await page.getByText('Your store').waitFor();
    await page.getByText('Changes saved successfully').waitFor();
    expect(await confirm.count()).toBe(0);

    const couple = (await another()).page;
    await couple.goto(own);
    await couple.getByRole('heading', { name: 'Amenities and services' }).waitFor();
    expect(await couple.getByRole('heading', { name: 'At Larkspur Bridal' }).count()).toBe(0);
    const published = page.waitForResponse((response) => response.url().endsWith('/publish'));
    await page.getByRole('button', { name: 'Save and publish' }).click();
    expect((await published).status()).toBe(200);
    const section = couple.getByRole('region', { name: 'At Larkspur Bridal' });
    // The server keeps a rendered page until it learns of the publish.
    await eventually(
      async () => {
        await couple.reload();
        return section.count();
      },
      (sections) => sections === 1,
    );
    await section.getByRole('heading', { name: 'Meet us at the North Austin store' }).waitFor();
    await section.getByText('220 Lantern Row, Austin, TX 78758').waitFor();
  }),
);

it(
  'a vendor orders inserts on an external page, whose address has a code of the account and no email [WS-125]',
  stage.visit(async ({ page, context }) => {
    await context.route('https://print.example/**', (route) => route.fulfill({ body: 'The order page' }));
    await signIn(page, 'vendor@posy.example');
    const answer = page.waitForResponse((response) => response.url().endsWith('/inserts'));
    await page.goto('/vendor/webstore/editinserts');
    const { orderUrl } = (await (await answer).json()) as InsertsView;
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: /^Order inserts/ }).click();
    const order = await opened;
    await order.getByText('The order page').waitFor();
    expect(order.url()).toBe(orderUrl);
    const { origin, searchParams } = new URL(order.url());
    expect(origin).toBe('https://print.example');
    expect(searchParams.get('vendor')).toMatch(/^[\w-]{43}$/);
    expect(decodeURIComponent(order.url())).not.toContain('vendor@');
  }),
);

it(
  'a couple is redirected to the planner to sign in, and to the vision quiz to sign up [WEB-15]',
  stage.visit(async ({ page, context }) => {
    await context.route(/^https:\/\/(plan|quiz)\.example\//, (route) => route.fulfill({ body: 'elsewhere' }));
    for (const [name, address] of [
      ['Sign in', 'https://plan.example/start'],
      ['Sign up', 'https://quiz.example/begin'],
    ] as const) {
      await page.goto('/vendors');
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /planning a wedding/ })
        .click();
      await page.waitForURL(address);
    }
  }),
);

/** `--color-land` of the light theme, the background of the map without a style. */
const plainLand = '#f4eee5';

const markersAreThere = (page: Page) => page.locator('[data-marker]').first().waitFor();

interface MapStyle {
  sources: Record<string, object>;
  layers: object[];
}

/** The style with an additional last shape. */
const withShore = ({ sources, layers, ...style }: MapStyle): MapStyle => ({
  ...style,
  sources: { ...sources, shore: { type: 'geojson', data: `${maps.origin}/shore.geojson` } },
  layers: [...layers, { id: 'shore', type: 'fill', source: 'shore', paint: { 'fill-color': mapColours.shore } }],
});

/** The values of one part of the security policy of a page. */
async function policyOf(part: string): Promise<string[]> {
  const { headers } = await fetch(`${stage.site.url}/vendors`);
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((one) => one.trim().split(' '));
  return parts.find(([name]) => name === part)?.slice(1) ?? [];
}

describe('the map with a style', () => {
  it(
    'draws its tiles and shapes below the vendors, and credits their authors',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/404.*\/tiles\//);
      maps.asked.length = 0;
      await page.goto('/vendors?view=map');
      await markersAreThere(page);
      await hasMuchOf(mapOf(page), mapColours.land, 0.4);
      await hasMuchOf(mapOf(page), mapColours.lake, 0.01);
      expect(await shareOfColour(mapOf(page), plainLand)).toBeLessThan(0.02);
      await mapOf(page).getByText(`© ${mapMakers}`).waitFor();
      expect(maps.asked.slice(0, 1)).toEqual(['/styles/day.json']);
      expect(maps.asked).toContain('/lake.geojson');
      expect(maps.asked.filter((path) => path.startsWith('/tiles/')).length).toBeGreaterThan(1);
      await expectNoViolation(page);
    }, wide),
  );

  it('may load files and pictures from its origin, and from no other', async () => {
    expect(await policyOf('connect-src')).toEqual(["'self'", maps.origin]);
    expect(await policyOf('img-src')).toEqual(["'self'", 'data:', 'blob:', maps.origin]);
    for (const part of ['default-src', 'script-src', 'style-src', 'worker-src', 'font-src']) {
      expect(await policyOf(part)).toEqual(["'self'"]);
    }
  });

  it(
    'that names other sites is drawn without their parts, which are never requested',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/./);
      const stranger = await MapServer.start();
      await page.route(maps.styleUrl, async (route) => {
        const response = await route.fetch();
        const style = (await response.text()).replace(`${maps.origin}/lake`, `${stranger.origin}/lake`);
        await route.fulfill({ response, json: withShore(JSON.parse(style) as MapStyle) });
      });
      await page.goto('/vendors?view=map');
      await markersAreThere(page);
      await hasMuchOf(mapOf(page), mapColours.land, 0.4);
      // It follows the lake in the style, and so would its request.
      await hasMuchOf(mapOf(page), mapColours.shore, 0.01);
      expect(await shareOfColour(mapOf(page), mapColours.lake)).toBe(0);
      expect(stranger.asked).toEqual([]);
      await stranger.stop();
    }, wide),
  );
});

/** Opens the map while something else answers for its style. */
async function openMapWith(visitor: Visitor, answer: (route: Route) => Promise<unknown>): Promise<void> {
  const { page } = visitor;
  visitor.expectsFailures(/\/styles\/day\.json/);
  await page.route(maps.styleUrl, answer);
  await page.goto('/vendors?view=map');
  await markersAreThere(page);
}

async function hasOwnBackground(page: Page): Promise<void> {
  await hasMuchOf(mapOf(page), plainLand, 0.1);
  expect(await mapOf(page).getByText(mapMakers).count()).toBe(0);
  expect(await new DirectoryPage(page).names(12)).toHaveLength(12);
}

describe('the map whose style', () => {
  it.each<[string, (route: Route) => Promise<unknown>]>([
    ['cannot be reached', (route) => route.abort()],
    [
      'is none',
      (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { version: 8, sources: 'none' },
        }),
    ],
  ])('%s uses its own background, with all vendors', (_how, answer) =>
    stage.visit(async (visitor) => {
      await openMapWith(visitor, answer);
      await hasOwnBackground(visitor.page);
    }, wide)(),
  );

  it(
    'does not come within six seconds uses its own background, with all vendors',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      await page.clock.install();
      await openMapWith(visitor, () => new Promise(() => undefined));
      await page.clock.fastForward(6_000);
      await hasOwnBackground(page);
    }, wide),
  );
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
