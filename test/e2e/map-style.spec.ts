import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { DirectoryPage } from './support/directory-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { MapServer, mapColours, mapMakers } from './support/map-server.js';
import { shareOfColour } from './support/share-of-colour.js';
import { Stage } from './support/stage.js';
import { mapOf, wide } from './support/vendor-map.js';

let maps: MapServer;
const stage = Stage.own(async () => {
  maps = await MapServer.start();
  return { settings: { MAP_STYLE_URL: maps.styleUrl } };
});
afterAll(() => maps.stop());

/** `--color-land` of the light theme, the background of the map without a style. */
const plainLand = '#f4eee5';

const markersAreThere = (page: Page) => page.locator('[data-marker]').first().waitFor();

async function hasMuchOf(page: Page, colour: string, least: number): Promise<void> {
  await eventually(
    () => shareOfColour(mapOf(page), colour),
    (share) => share >= least,
    60_000,
  );
}

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
      await hasMuchOf(page, mapColours.land, 0.4);
      await hasMuchOf(page, mapColours.lake, 0.01);
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
      await hasMuchOf(page, mapColours.land, 0.4);
      // It follows the lake in the style, and so would its request.
      await hasMuchOf(page, mapColours.shore, 0.01);
      expect(await shareOfColour(mapOf(page), mapColours.lake)).toBe(0);
      expect(stranger.asked).toEqual([]);
      await stranger.stop();
    }, wide),
  );
});

const allowed = { 'access-control-allow-origin': '*' };

describe('the map whose style', () => {
  it.each<[string, (route: Route) => Promise<unknown>]>([
    ['cannot be reached', (route) => route.abort()],
    ['is refused', (route) => route.fulfill({ status: 503, headers: allowed, body: 'busy' })],
    ['is none', (route) => route.fulfill({ headers: allowed, json: { version: 8, sources: 'none' } })],
    ['never comes', () => new Promise(() => undefined)],
  ])('%s uses its own background, with all vendors', (_how, answer) =>
    stage.visit(async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/\/styles\/day\.json/);
      await page.route(maps.styleUrl, answer);
      await page.goto('/vendors?view=map');
      await markersAreThere(page);
      await hasMuchOf(page, plainLand, 0.1);
      expect(await mapOf(page).getByText(mapMakers).count()).toBe(0);
      expect(await new DirectoryPage(page).names(12)).toHaveLength(12);
    }, wide)(),
  );
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
