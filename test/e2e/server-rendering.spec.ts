import { describe, expect, it } from '@jest/globals';
import { DirectoryPage } from './support/directory-page.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const get = (path: string, headers: Record<string, string> = {}) => fetch(stage.site.url + path, { headers });
const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const photographers = '/vendors/austin-tx/photographyvideography';

describe('a sign-in or account page', () => {
  it.each([
    ['/login', 'Sign in - Posy', 'type="password"'],
    ['/signup', 'Sign up - Posy', '<input'],
    ['/forgot-password', 'Forgot password - Posy', '<input'],
    ['/vendor/login', 'Vendor sign-in - Posy', '<input'],
    ['/vendor/signup', 'Vendor sign-up - Posy', '<input'],
    ['/vendor/welcome', 'For vendors - Posy', '/vendor/signup'],
    ['/account-settings', 'Account settings - Posy', '<footer'],
    ['/account/sessions', 'Where you’re signed in - Posy', '<footer'],
    ['/favorites', 'Saved vendors - Posy', '<footer'],
    ['/event-information', 'Event information - Posy', '<footer'],
    ['/vendor/account-subscriptions', 'Subscriptions - Posy', '<main'],
    ['/vendor/account-billing-history', 'Billing history - Posy', '<main'],
    ['/vendor/account-contracts', 'Contracts - Posy', '<main'],
  ])('%s has its frame, title and form before any script runs', async (path, title, part) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(titleIn(html)).toBe(title);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).toContain(part);
    expect(html).not.toContain('id="page-state"');
  });

  it(
    'keeps what is typed and submitted before its code is loaded',
    stage.visit(async (visitor) => {
      visitor.expectsFailures(/401.*\/api\/auth\/login/);
      const { page } = visitor;
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/base-[^/]*\.js$/, async (route) => {
        await released;
        await route.continue();
      });
      // Unlike the visitor's goto, it does not wait until the page works.
      void page.goto('/login').catch(() => undefined);
      await page.getByLabel('Email').fill('nobody@example.com');
      const password = page.getByRole('textbox', { name: 'Password' });
      await password.fill('not-their-password');
      await password.press('Enter');
      const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/login'));
      release();
      expect((await asked).postDataJSON()).toEqual({
        identifier: 'nobody@example.com',
        password: 'not-their-password',
      });
      await page.getByText('invalid username or password').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
      expect(new URL(page.url()).search).toBe('');
    }),
  );
});

describe('a public page', () => {
  it.each([
    ['/vendors', 200, 'Vendors - Posy'],
    [photographers, 200, 'Photographers in Austin, TX - Posy'],
    ['/national-vendors/florist', 200, 'Florists - Posy'],
    ['/wildrye-photographs', 200, 'Wildrye Photographs, Austin, TX - Posy'],
    ['/nobody-here', 404, '404 - Posy'],
    ['/vendors/atlantis-tx/florist', 404, 'Florists - Posy'],
    ['/vendors/austin-tx/wizards', 404, 'Vendors in Austin, TX - Posy'],
  ])('%s responds with %i and its title, before any script runs', async (path, status, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(titleIn(html)).toBe(title);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
  });

  it('can be read without scripts', () =>
    stage.visit(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto(photographers);
        await page.getByRole('heading', { name: 'Photographers in Austin, TX', level: 1 }).waitFor();
        const card = page.getByRole('article').first();
        const name = await card.getByRole('link').innerText();
        await card.getByRole('link').click();
        await page.getByRole('heading', { name, level: 1 }).waitFor();
        await page.goto('/vendors');
        await page.getByRole('link', { name: 'Show 12 more' }).click();
        await page.waitForURL('**/vendors?page=2');
        await page.getByRole('article').nth(11).waitFor();
        expect(await page.getByRole('button', { name: 'Show 12 more' }).isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    )());

  it('that requires scripts says so at its top without them', () =>
    stage.visit(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/inbox');
        const words = page.locator('noscript p');
        expect(await words.innerText()).toContain('require JavaScript, which is turned off');
        expect((await words.boundingBox())?.y).toBeLessThan(100);
        await words.locator('a').click();
        await page.getByRole('heading', { name: 'Vendors', level: 1 }).waitFor();
        // Controls that cannot work are hidden.
        await page.setViewportSize({ width: 1440, height: 900 });
        for (const name of ['Filters', 'Map']) {
          expect(await page.getByRole('region', { name }).isVisible()).toBe(false);
        }
        expect(await page.getByRole('search').first().isVisible()).toBe(false);
        await page.goto('/login');
        expect(await page.locator('main noscript p').innerText()).toContain('Signing in requires JavaScript');
        expect(await page.getByRole('textbox', { name: 'Password' }).isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    )());

  it(
    'is hydrated without repeating a request',
    stage.visit(async ({ page }) => {
      const calls = recordCalls(page, 'GET', /^\/api\/(?!system\/featureToggles)/);
      for (const path of ['/vendors', `${photographers}?price=2-3&name=wil`, '/wildrye-photographs']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
      }
      expect(calls.map((call) => call.url())).toEqual([]);
    }),
  );

  it(
    'contains only the requested page of a search; the browser loads the pages before it',
    stage.visit(async ({ page }) => {
      const html = await (await get('/vendors?page=2')).text();
      const cardsIn = (text: string) => [...text.matchAll(/<article/g)].length;
      expect(cardsIn(html)).toBe(cardsIn(await (await get('/vendors')).text()));
      await page.goto('/vendors?page=2');
      await new DirectoryPage(page).names(24);
    }),
  );

  it('is the same for the tenth page of a search and later ones, and is not hydrated', async () => {
    const [ninth, ...deeper] = await Promise.all(
      [9, 10, 11, 9999].map(async (nth) => (await get(`/vendors?page=${nth}`)).text()),
    );
    expect(new Set(deeper).size).toBe(1);
    expect([ninth, deeper[0]].map((html) => html?.includes('id="page-state"'))).toEqual([true, false]);
  });

  it('is rendered once for everybody, and not sent again to a browser that has it', async () => {
    const first = await get('/vendors?utm_source=letter');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const second = await get('/vendors', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it('is the same for signed-in users', async () => {
    const visitor = await (await get('/wildrye-photographs')).text();
    const signedIn = await (await get('/wildrye-photographs', { authorization: 'Bearer whatever' })).text();
    expect(signedIn).toBe(visitor);
  });
});
