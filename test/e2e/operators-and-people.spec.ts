import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { afterAnotherAnswer } from './support/after-another-answer.js';
import { signIn } from './support/accounts.js';
import { EditorPage } from './support/editor-page.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { keptSession } from './support/kept-session.js';
import { arrive, isKept, kept, withWorker } from './support/kept-pages.js';
import { OperationsPage } from './support/operations-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.own();

const reason = 'Asked by phone to mend the name';
const banner = (page: Page) => page.getByRole('region', { name: 'admin' });
const webAddress = '/wildrye-photographs';

/** Expects the bar of sections to stay below the banner, on a phone and on a wide screen. */
async function expectBarBelowBanner(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'On this page' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(webAddress);
    await banner(page).waitFor();
    await bar.getByRole('link', { name: 'Packages' }).click();
    await eventually(
      async () => Math.round((await bar.boundingBox())?.y ?? 0),
      (y) => y > 0 && y < 60,
    );
    const above = await banner(page).boundingBox();
    const gap = ((await bar.boundingBox())?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(Math.abs(gap)).toBeLessThanOrEqual(4);
  }
}

/** The tokens of a stored session. */
function tokensOf(kept: Awaited<ReturnType<typeof keptSession>>): string[] {
  if (!kept) throw new Error('nobody is signed in');
  return [kept.accessToken, kept.idToken, kept.refreshToken];
}

it(
  'an operator finds a vendor, impersonates them, reads the page below the banner, edits, and exits; all of it is logged [ID-82] [ID-107] [ID-110] [ID-111] [WS-196]',
  stage.visit(async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await OperationsPage.signedIn(page, '/admin/webstores?text=wildrye');
    await page.getByRole('rowheader').getByRole('link', { name: 'Wildrye Photographs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wildrye Photographs' }).waitFor();
    const began = new URL(page.url()).pathname;
    const operators = await keptSession(page);
    await page.getByRole('button', { name: 'Act for this user' }).click();
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: 'Start' }).click();

    await banner(page)
      .getByText(/^impersonating user: /)
      .waitFor();
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual(['/', '']);
    expect(await keptSession(page)).toMatchObject({
      provider: 'admin-impersonation',
      user: { email: 'vendor@posy.example' },
    });
    const stored = await page.evaluate<string>(`JSON.stringify([{ ...localStorage }, { ...sessionStorage }])`);
    for (const token of tokensOf(operators)) expect(stored).not.toContain(token);
    // Only the page itself was requested with the tokens in its URL.
    expect(asked.filter((url) => url.includes('idToken')).length).toBeLessThanOrEqual(1);
    await page.goto('/admin/users');
    await page.getByRole('heading', { level: 1, name: 'Admin Authentication Error' }).waitFor();

    await expectBarBelowBanner(page);
    await page.goto(EditorPage.path);
    const editor = new EditorPage(page);
    await editor.name.fill('Wildrye Photographs of Austin');
    await editor.saves();
    const token = (await keptSession(page))?.accessToken ?? '';
    await banner(page).getByRole('link', { name: 'Exit' }).click();
    // The operator is back on the page where it began, signed in again.
    await page.getByRole('heading', { level: 1, name: /^Wildrye Photographs/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(began);
    expect(await banner(page).count()).toBe(0);
    expect((await keptSession(page))?.user.email).toBe('operator@posy.example');
    const ask = () => fetch(`${stage.site.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect((await eventually(ask, ({ status }) => status !== 200)).status).toBe(401);

    await page.goto('/admin/impersonations');
    const record = page.getByRole('listitem').filter({ hasText: reason });
    await record.getByText('Ended').waitFor();
    await record.getByText('vendor@posy.example').waitFor();
    await record.getByText('operator@posy.example').waitFor();
    await record.getByRole('button', { name: 'Show changes' }).click();
    await record.getByText(/^update webstore\.webstore .*draft/).waitFor();
  }),
);

it(
  'tokens in a URL that another browser has requested sign nobody in [ID-111]',
  stage.visit(async (operator, another) => {
    const { page } = operator;
    await OperationsPage.signedIn(page, '/admin/users?text=couple@posy.example');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Act for this user' }).click();
    await page.getByLabel('Reason').fill(reason);
    const leaving = page.waitForRequest((request) => request.url().includes('/?idToken='));
    // The URL never reaches the server, so that its tokens are unused.
    await page.route('**/?idToken=*', (route) => route.abort());
    await page.getByRole('button', { name: 'Start' }).click();
    const { search } = new URL((await leaving).url());
    const stranger = await another();
    stranger.expectsFailures(/401.*\/api\/auth\/hand-over/);
    const refused = stranger.page.waitForResponse(/\/api\/auth\/hand-over/);
    await stranger.page.goto(`/${search}`);
    expect((await refused).status()).toBe(401);
    await stranger.page.getByRole('heading', { level: 1 }).waitFor();
    await afterAnotherAnswer(stranger.page);
    expect(new URL(stranger.page.url()).search).toBe('');
    expect(await banner(stranger.page).count()).toBe(0);
    expect(await stranger.page.getByRole('link', { name: 'Saved vendors' }).count()).toBe(0);
  }),
);

it(
  'a vendor requests the removal of the business: the page is unpublished, operators see it, and it can be cancelled [ID-117] [OP-39]',
  stage.visit(async ({ page }, another) => {
    await signIn(page, 'vendor@posy.example');
    await page.goto('/vendor/account-settings');
    await page
      .getByText(/can take up to 2 weeks/)
      .first()
      .waitFor();
    const own = (
      await stage.site.sql<{ id: string; url: string }>(
        `select w.id, w.draft->>'url' as url from webstore.webstore w join identity.vendor v on v.id = w.vendor_id
       where v.contact_email = 'vendor@posy.example' limit 1`,
      )
    )[0]!;
    const statusOf = async (path: string) => (await fetch(`${stage.site.url}${path}`)).status;
    const areAll = (expected: number) =>
      eventually(
        () => Promise.all([`/api/webstores/${own.id}`, '/wildrye-photographs'].map(statusOf)),
        (answers) => answers.every((answer) => answer === expected),
      );
    expect(await areAll(200)).toEqual([200, 200]);
    const form = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Remove your business' }) });
    await form.getByRole('textbox').fill('We close the studio.');
    await page.getByRole('button', { name: 'Request removal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove my business' }).click();
    await page.getByText('Removal requested').first().waitFor();
    expect(await areAll(404)).toEqual([404, 404]);

    const operator = await another();
    await OperationsPage.signedIn(operator.page, `/admin/webstores/${own.id}`);
    await operator.page.getByText('Removal requested').first().waitFor();
    await operator.page.getByText('We close the studio.').first().waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Cancel the request' }).click();
    await page.getByRole('button', { name: 'Request removal' }).waitFor();
    await page.goto(EditorPage.path);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    expect(await areAll(200)).toEqual([200, 200]);
  }),
);

it(
  'an operator erases a vendor on a written request: the page is hidden at once, and returns when the vendor restores the account [OP-39]',
  stage.visit(async (operator, another) => {
    const { page } = operator;
    const [webstore] = await stage.site.sql<{ url: string; user_id: string }>(
      `select published ->> 'url' as url, user_id from webstore.webstore
       join identity.vendor on vendor.id = vendor_id join identity.user on "user".id = user_id
       where email = 'vendor@posy.example' limit 1`,
    );
    const status = async () =>
      (await page.request.get(`/api/webstores/url/${webstore?.url}`, { failOnStatusCode: false })).status();
    expect(await status()).toBe(200);

    await OperationsPage.signedIn(page, `/admin/users/${webstore?.user_id}`);
    await page.getByRole('button', { name: 'Erase account', exact: true }).click();
    await page.getByRole('textbox', { name: /^Reason/ }).fill('letter of 19 November 2026');
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText('Will be erased on', { exact: true }).waitFor();
    await eventually(status, (answer) => answer === 404);

    const vendor = (await another()).page;
    await signIn(vendor, 'vendor@posy.example');
    await vendor.goto(EditorPage.path);
    await vendor.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Keep my account' }).click();
    await eventually(status, (answer) => answer === 200);

    await page.goto('/admin/operations/audit');
    await page.getByText('letter of 19 November 2026').first().waitFor();
    await page.getByText('Started erasing an account').first().waitFor();
  }),
);

it(
  "a page is not served from the browser's cache while there is a connection, and no response of the api is cached",
  stage.visit(async ({ page }) => {
    await arrive(page, webAddress);
    await isKept(page, webAddress);
    await stage.site.sql(
      `update webstore.webstore set published = jsonb_set(published, '{name}', '"Wildrye Anew"') where published->>'url' = 'wildrye-photographs'`,
    );
    await eventually(
      async () => (await fetch(stage.site.url + webAddress)).text(),
      (html) => html.includes('Wildrye Anew'),
      60_000,
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Wildrye Anew', level: 1 }).waitFor();
    const paths = Object.values(await kept(page)).flat();
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  }, withWorker),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
