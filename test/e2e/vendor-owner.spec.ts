import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { afterAnotherAnswer } from './support/after-another-answer.js';
import { signIn } from './support/accounts.js';
import { EditorPage } from './support/editor-page.js';
import { arrive, isKept, kept, withWorker } from './support/kept-pages.js';
import { layoutShift } from './support/layout-shift.js';
import { OperationsPage } from './support/operations-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.own();

const own = '/wildrye-photographs';
const edit = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Edit your page' });
/** The picture is also used by a package, with the same description. */
const gallery = (page: Page) => page.getByRole('region', { name: 'Gallery' });
const flagged = (page: Page) => gallery(page).getByRole('heading', { name: 'Image flagged' });

/** The number of pictures in the gallery, visible or not. */
async function pictures(page: Page): Promise<number> {
  await gallery(page)
    .getByRole('button', { name: /^See all/ })
    .click();
  await gallery(page).getByRole('button', { name: 'See less' }).waitFor();
  return gallery(page).getByRole('listitem').count();
}

/** Opens a page and waits for the parts that only signed-in users see. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Amenities and services' }).waitFor();
  await afterAnotherAnswer(page);
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(stage.site.url + path, { headers });

it(
  'the additional parts for an owner cause no layout shift',
  stage.visit(async ({ page }) => {
    await signIn(page, 'vendor@posy.example');
    await page.goto(own);
    await edit(page).waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  }),
);

it(
  'a flagged picture is blurred for its owner and the operators, hidden from others, and shown once an operator approves it [WS-95 WS-96 WS-98 WS-209 OP-45]',
  stage.visit(async ({ page }, another) => {
    const visitor = (await another()).page;
    await read(visitor, own);
    const before = await pictures(visitor);
    expect(before).toBeGreaterThan(2);
    await stage.site.sql(`
      update webstore.image set validation_result = false, admin_approved = false
       where id = (select image.id from webstore.image
                     join webstore.web_address using (webstore_id)
                    where url = 'wildrye-photographs' and purpose = 'general' and not is_cover_photo
                    order by ordinal limit 1)`);

    await signIn(page, 'vendor@posy.example');
    await read(page, own);
    await flagged(page).waitFor();
    expect(await flagged(page).count()).toBe(1);
    // No support address is configured, so mails go to the sender's address of the site.
    const contact = gallery(page).getByRole('link', { name: 'Contact administrator' });
    expect(await contact.getAttribute('href')).toMatch(
      /^mailto:hello@posy\.example\?subject=A%20flagged%20photo&body=/,
    );
    expect(await pictures(page)).toBe(before);

    const operator = (await another()).page;
    await OperationsPage.signedIn(operator);
    await read(operator, own);
    await flagged(operator).waitFor();
    expect(await edit(operator).count()).toBe(0);
    const approve = gallery(operator).getByRole('button', { name: 'Approve' });
    await approve.waitFor();

    // A rendered page is cached for some seconds.
    const seen = async () => {
      await read(visitor, own);
      return pictures(visitor);
    };
    await eventually(seen, (many) => many === before - 1, 60_000);
    expect(await flagged(visitor).count()).toBe(0);

    await approve.click();
    await flagged(operator).waitFor({ state: 'hidden' });
    await eventually(seen, (many) => many === before, 60_000);
  }),
);

it(
  'the bar of sections stays below the banner of an impersonation',
  stage.visit(async ({ page }) => {
    await signIn(page, 'vendor@posy.example');
    await page.evaluate(`localStorage.setItem('posy.session', JSON.stringify({
      ...JSON.parse(localStorage.getItem('posy.session')), idTokenAttributes: { act: 'operator' } }))`);
    const banner = page.getByRole('region', { name: 'admin' });
    const bar = page.getByRole('navigation', { name: 'On this page' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(own);
      await banner.waitFor();
      await bar.getByRole('link', { name: 'Packages' }).click();
      await eventually(
        async () => Math.round((await bar.boundingBox())?.y ?? 0),
        (y) => y > 0 && y < 60,
      );
      const above = await banner.boundingBox();
      const gap = ((await bar.boundingBox())?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      expect(Math.abs(gap)).toBeLessThanOrEqual(4);
    }
  }),
);

it(
  'the general error page of vendors says what to do, and leads back to the webstore [WEB-7]',
  stage.visit(async ({ page }) => {
    await signIn(page, 'vendor@posy.example');
    await page.goto('/vendor/error');
    const words = 'an error has occurred, please navigate back to your webstore to try again';
    await page.getByRole('main').getByText(words).waitFor();
    expect(await page.title()).toBe('Something went wrong - Posy');
    await page.getByRole('link', { name: 'Back to your webstore' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your webstore' }).waitFor();
  }),
);

it(
  'the page of a webstore shows the newest publish to the next visitor',
  stage.visit(async ({ page }) => {
    const editor = await EditorPage.signedIn(page);
    await get('/wildrye-photographs');
    await editor.name.fill('Wildrye at Once');
    await editor.publishes();
    expect(await (await get('/wildrye-photographs')).text()).toContain('Wildrye at Once</h1>');
  }),
);

it(
  "a page is not served from the browser's cache while there is a connection, and no response of the api is cached",
  stage.visit(async ({ page }) => {
    await arrive(page, '/wildrye-photographs');
    await isKept(page, '/wildrye-photographs');
    await stage.site.sql(
      `update webstore.webstore set published = jsonb_set(published, '{name}', '"Wildrye Anew"') where published->>'url' = 'wildrye-photographs'`,
    );
    await eventually(
      async () => (await get(own)).text(),
      (html) => html.includes('Wildrye Anew'),
      60_000,
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Wildrye Anew', level: 1 }).waitFor();
    const paths = Object.values(await kept(page)).flat();
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  }, withWorker),
);

it('a page of results counts as an appearance each time it is sent, even as 304 [WS-229]', async () => {
  // Not shown by any other test of this file.
  const [last] = await stage.site.sql<{ id: string; name: string }>(
    `select webstore_id as id, document->'card'->>'name' as name from directory.listing
     where document is not null and not document->'categoryIds' @> any(array['10', '11']::jsonb[])
     order by document->'placement', document->'completeness', document->'rating', document->'recencyDay' limit 1`,
  );
  const path = `/vendors?name=${encodeURIComponent(last?.name ?? '')}`;
  const first = await get(path);
  expect(await first.text()).toContain('<article');
  expect((await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
  const counted = () =>
    stage.site.sql<{ count: number }>('select count from directory.search_appearance where webstore_id = $1', [
      last?.id,
    ]);
  expect(await eventually(counted, (rows) => rows[0]?.count === 2, 30_000)).toHaveLength(1);
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
