import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { signIn } from './support/accounts.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { hasFocus, isCovered } from './support/keyboard.js';
import { layoutShift } from './support/layout-shift.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const phone = { viewport: { width: 390, height: 844 } };
const paper = (page: Page) => page.evaluate<string>(`getComputedStyle(document.body).backgroundColor`);
const light = 'rgb(251, 248, 244)';
const dark = 'rgb(24, 20, 21)';
/** Set before the first paint, and never again: the first painted theme stays. */
const recordPaper = `
  new MutationObserver((changes, watch) => {
    if (!document.body) return;
    watch.disconnect();
    window.firstTheme = document.documentElement.dataset.theme ?? 'system';
  }).observe(document, { childList: true, subtree: true });`;

describe('the theme', () => {
  it(
    'follows the system until one is chosen, which is then applied before the first paint',
    stage.visit(async ({ page, context }) => {
      await context.addInitScript(recordPaper);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/vendors');
      expect(await paper(page)).toBe(light);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await paper(page)).toBe(dark);

      await page.getByRole('radio', { name: 'Light' }).click();
      expect(await paper(page)).toBe(light);
      await page.reload();
      expect(await page.evaluate('window.firstTheme')).toBe('light');
      expect(await paper(page)).toBe(light);
      expect(await page.locator('meta[name=theme-color]').first().getAttribute('content')).toBe('#fbf8f4');

      await page.getByRole('radio', { name: 'System' }).click();
      expect(await paper(page)).toBe(dark);
    }),
  );

  it(
    'is the same in all tabs of a browser',
    stage.visit(async (visitor) => {
      await visitor.page.goto('/vendors');
      const other = await visitor.openTab();
      await other.goto('/vendor-categories');
      await other.getByRole('radio', { name: 'Dark' }).click();
      await visitor.page.bringToFront();
      await visitor.page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
      expect(await paper(visitor.page)).toBe(dark);
      expect(await visitor.page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    }),
  );
});

describe('before the application is loaded', () => {
  /** Opens a page whose application loads when it is released. */
  async function open(context: BrowserContext, path: string) {
    const arrives = Promise.withResolvers<void>();
    await context.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('domcontentloaded');
    return { page, letGo: arrives.resolve };
  }

  it(
    'a pressed button acts as soon as it can',
    stage.visit(async ({ context }) => {
      const { page, letGo } = await open(context, '/vendors');
      await page.setViewportSize(phone.viewport);
      await page.getByRole('button', { name: 'Menu' }).click();
      letGo();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    }),
  );

  it(
    'a ticked box filters the list as soon as it can',
    stage.visit(async ({ context }) => {
      const { page, letGo } = await open(context, '/vendors/austin-tx/photographyvideography');
      await page.getByText('Documentary', { exact: true }).click();
      await page.getByRole('radio', { name: 'Dark' }).click();
      letGo();
      await page.waitForURL('**/photographyvideography?styles=*');
      expect(await page.getByRole('checkbox', { name: /^Documentary/ }).isChecked()).toBe(true);
      expect(await paper(page)).toBe(dark);
      expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    }),
  );
});

describe('on a phone', () => {
  it(
    'the drawer has all sections, the shop first, and returns the focus [WEB-32, WEB-11]',
    stage.visit(async ({ page }) => {
      await page.goto('/vendors');
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.waitFor();
      expect(await drawer.getByRole('link').allInnerTexts()).toEqual([
        'Return to shop.example',
        'Vendors',
        'Categories',
        'Become a vendor',
        'Sign in',
        'Sign up',
      ]);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await hasFocus(menu);

      await menu.click();
      await drawer.getByRole('link', { name: 'Categories' }).click();
      await page.waitForURL('**/vendor-categories');
      await drawer.waitFor({ state: 'detached' });
    }, phone),
  );

  it(
    'the bottom bar is 69 pixels high, stays, and never covers the focus [WEB-16] [WEB-32]',
    stage.visit(async ({ page }) => {
      await page.goto('/vendors');
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      expect(await bar.boundingBox()).toEqual({ x: 0, y: 844 - 69, width: 390, height: 69 });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      // The browser scrolls by fractions of a pixel.
      expect(Math.round((await bar.boundingBox())?.y ?? 0)).toBe(844 - 69);
      for (let nth = 0; nth < 12; nth += 1) {
        await page.keyboard.press('Tab');
        expect(await isCovered(page)).toBe(false);
      }
    }, phone),
  );

  it(
    'the vendor’s Save is above the bar, and a page with a bar of its own has only that',
    stage.visit(async ({ page }) => {
      await EditorPage.signedIn(page);
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      const save = page.locator('[data-covers-bottom]');
      const [below, above] = [await bar.boundingBox(), await save.boundingBox()];
      expect(Math.round((above?.y ?? 0) + (above?.height ?? 0))).toBe(below?.y);
      await page.goto('/wildrye-photographs');
      await page.locator('[data-covers-bottom]').waitFor();
      expect(await bar.isVisible()).toBe(false);
    }, phone),
  );
});

it(
  'from 815 pixels on, the sections are in the top bar and the drawer is gone [WEB-32, WEB-11, WEB-16]',
  stage.visit(async ({ page }) => {
    await page.goto('/vendors');
    const sections = page.getByRole('navigation', { name: 'Main' });
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const [width, wide] of [
      [814, false],
      [815, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sections.isVisible()).toBe(wide);
      expect(await menu.isVisible()).toBe(!wide);
      expect(await page.getByRole('navigation', { name: 'Quick access' }).isVisible()).toBe(!wide);
    }
  }),
);

it(
  'an owner sees their name and the link to the editor without a layout shift, and never the sign-in link',
  stage.visit(async ({ page }) => {
    await signIn(page, 'vendor@posy.example');
    await page.goto('/wildrye-photographs');
    await page.getByRole('button', { name: /^Account: / }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Edit your page' }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign in', exact: true }).count()).toBe(0);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  }),
);

it(
  'signing out reloads the site, other links do not [WEB-8]',
  stage.visit(async ({ page }) => {
    await signIn(page, 'vendor@posy.example');
    await page.goto('/vendor-categories');
    await page.evaluate('window.isSameLoad = true');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vendors' }).click();
    await new DirectoryPage(page).names(12);
    expect(await page.evaluate('window.isSameLoad')).toBe(true);
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
    expect(await page.evaluate('window.isSameLoad ?? false')).toBe(false);
  }),
);

it('an unknown path of several segments leads to the landing page, a single one is not found [WEB-6]', async () => {
  const answer = await fetch(`${stage.site.url}/nothing/to/see?a=b`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  for (const path of ['/login', '/vendor/webstore/editabout', '/vendors/austin-tx/florist/']) {
    expect([path, (await fetch(stage.site.url + path, { redirect: 'manual' })).status]).toEqual([path, 200]);
  }
  expect((await fetch(`${stage.site.url}/nobody-by-that-name`)).status).toBe(404);
});

it('the earlier web address of a page leads to it permanently [OP-56]', async () => {
  const [page] = await stage.site.sql<{ url: string }>(
    `with page as (select webstore_id, url from webstore.web_address where published and url <> 'wildrye-photographs'
       order by url limit 1), earlier as (insert into webstore.web_address (url, webstore_id, published)
         select 'an-earlier-address', webstore_id, true from page)
     select url from page`,
  );
  const answer = await fetch(`${stage.site.url}/an-earlier-address`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/${page?.url}`]);
});

it(
  'tells search engines after five seconds that the page is ready [WEB-36]',
  stage.visit(async ({ page }) => {
    await page.clock.install();
    await page.goto('/vendors');
    expect(await page.evaluate('window.prerenderReady ?? false')).toBe(false);
    await page.clock.fastForward(4_000);
    expect(await page.evaluate('window.prerenderReady ?? false')).toBe(false);
    await page.clock.fastForward(1_000);
    expect(await page.evaluate('window.prerenderReady')).toBe(true);
  }),
);

it(
  'the footer shows the configured links, without scripts too [WEB-21 WEB-22 CNT-12]',
  stage.visit(
    async ({ context }) => {
      const page = await context.newPage();
      await page.goto('/vendors');
      const footer = page.getByRole('contentinfo');
      const privacy = footer.getByRole('link', { name: 'Privacy', exact: true });
      expect(await privacy.getAttribute('href')).toBe('https://legal.example/privacy');
      const call = footer.getByRole('link', { name: 'Call +1 (512) 555-0142' });
      expect(await call.getAttribute('href')).toBe('tel:+15125550142');
      // Links that are not configured lead to the site's own page.
      expect(await footer.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    },
    { javaScriptEnabled: false },
  ),
);

it('can be installed: the manifest has the name of the site, and existing icons', async () => {
  const answer = await fetch(`${stage.site.url}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = (await answer.json()) as { name: string; start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Posy', start_url: '/' });
  expect(manifest.icons).toHaveLength(2);
  for (const { src } of manifest.icons) {
    const icon = await fetch(stage.site.url + src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
