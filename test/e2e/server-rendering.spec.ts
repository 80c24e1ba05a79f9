import { describe, expect, it } from '@jest/globals';
import { DirectoryPage } from './support/directory-page.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const get = (path: string, headers: Record<string, string> = {}) => fetch(stage.site.url + path, { headers });
const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const photographers = '/vendors/austin-tx/photographyvideography';

describe('a public page', () => {
  it.each([
    ['/vendors', 200, 'Vendors - Posy'],
    [photographers, 200, 'Photographers in Austin, TX - Posy'],
    ['/national-vendors/florist', 200, 'Florists - Posy'],
    ['/wildrye-photographs', 200, 'Wildrye Photographs, Austin, TX - Posy'],
    ['/nobody-here', 404, '404 - Posy'],
    ['/vendors/atlantis-tx/florist', 404, 'Florists - Posy'],
    ['/vendors/austin-tx/wizards', 404, 'Vendors in Austin, TX - Posy'],
  ])('%s answers %i with its title, before any script runs', async (path, status, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(titleIn(html)).toBe(title);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
  });

  it('can be read where scripts are switched off', () =>
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

  it('that only scripts can make says so at its top where they are switched off', () =>
    stage.visit(
      async ({ context }) => {
        const page = await context.newPage();
        await page.goto('/login');
        const words = page.locator('noscript p');
        expect(await words.innerText()).toContain('need JavaScript, which is switched off');
        expect((await words.boundingBox())?.y).toBeLessThan(100);
        await words.locator('a').click();
        await page.getByRole('heading', { name: 'Vendors', level: 1 }).waitFor();
      },
      { javaScriptEnabled: false },
    )());

  it(
    'is taken over by the browser without asking for anything twice',
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
    'holds the asked page of a search alone; the browser adds the pages before it',
    stage.visit(async ({ page }) => {
      const html = await (await get('/vendors?page=2')).text();
      const cardsIn = (text: string) => [...text.matchAll(/<article/g)].length;
      expect(cardsIn(html)).toBe(cardsIn(await (await get('/vendors')).text()));
      await page.goto('/vendors?page=2');
      await new DirectoryPage(page).names(24);
    }),
  );

  it('is the same for the tenth page of a search and all beyond it, and is not taken over', async () => {
    const [ninth, ...deeper] = await Promise.all(
      [9, 10, 11, 9999].map(async (nth) => (await get(`/vendors?page=${nth}`)).text()),
    );
    expect(new Set(deeper).size).toBe(1);
    expect([ninth, deeper[0]].map((html) => html?.includes('id="page-state"'))).toEqual([true, false]);
  });

  it('is rendered once for everybody, and not sent again to whoever has it', async () => {
    const first = await get('/vendors?utm_source=letter');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const second = await get('/vendors', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it('is the same for somebody who is signed in', async () => {
    const visitor = await (await get('/wildrye-photographs')).text();
    const signedIn = await (await get('/wildrye-photographs', { authorization: 'Bearer whatever' })).text();
    expect(signedIn).toBe(visitor);
  });
});
