import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { aCouple, signIn } from './support/accounts.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { expireAccessToken, keptSession } from './support/kept-session.js';
import { recordCalls } from './support/record-calls.js';
import { recordSockets, type Connection } from './support/record-sockets.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const pathOf = (url: string) => new URL(url).pathname;

// The row about the order of stores is not named: a vendor's business is requested beside the webstore, not before it.
it(
  'public data is requested first, then the data of the user or the event, the webstore last [OP-135]',
  stage.visit(async ({ page }, another) => {
    await signIn(page, 'vendor@posy.example');
    const ofVendor = [/^system\/featureToggles$/, /^users\/[^/]+\/webstores$/, /^webstores\/[^/]+$/];
    await expectInOrder(page, EditorPage.path, ofVendor);

    const couple = (await another()).page;
    await aCouple(couple);
    await expectInOrder(couple, '/favorites', [/^system\/featureToggles$/, /^users\/me$/]);
    await expectInOrder(couple, '/dashboard', [/^system\/featureToggles$/, /^eventUser$/]);
  }),
);

/**
 * Opens a page in a browser without cached feature toggles, and expects the first call of each kind after those of the
 * previous kinds.
 */
async function expectInOrder(page: Page, path: string, kinds: RegExp[]): Promise<void> {
  await page.evaluate(`localStorage.removeItem('posy.featureToggles')`);
  const calls = recordCalls(page, 'GET', /^\/api\//);
  page.once('framenavigated', () => calls.splice(0)); // what the page before asks for does not count
  await page.goto(path);
  const paths = () => calls.map((call) => pathOf(call.url()).replace('/api/', ''));
  const firsts = await eventually(
    async () => kinds.map((kind) => paths().findIndex((one) => kind.test(one))),
    (found) => !found.includes(-1),
  );
  expect(firsts[0]).toBe(0);
  expect([paths(), firsts]).toEqual([paths(), [...new Set(firsts)].sort((one, other) => one - other)]);
}

it(
  'the socket receives the identity of the visitor and then of the vendor, and answers both [MSG-20 MSG-21]',
  stage.visit(async ({ page }) => {
    const connections = recordSockets(page);
    await page.goto('/login');
    await identifications(connections, 1);
    await new SignInPage(page).signIn();
    await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    await identifications(connections, 2);
    expect(connections).toHaveLength(1);
    const jwt = (await keptSession(page))?.accessToken;
    // Once for each change of the user, of which a fast page makes one.
    const [asVisitor, ...asVendor] = connections[0]?.sent ?? [];
    expect(asVisitor).toEqual({ action: 'Identify', data: { appName: 'auth' } });
    for (const identify of asVendor) {
      const appName: unknown = expect.stringMatching(/^(auth|vendor)$/);
      expect(identify).toEqual({ action: 'Identify', data: { appName, jwt } });
    }
  }),
);

/** Waits until the server has identified the user this many times at least. */
const identifications = (connections: Connection[], many: number) =>
  eventually(
    async () => connections.flatMap(({ received }) => received).filter(({ action }) => action === 'Identified').length,
    (answers) => answers >= many,
  );

it(
  'every call names its part of the site, and contains the token after the sign-in [SYS-1 SYS-3]',
  stage.visit(async ({ page }) => {
    const calls = recordCalls(page, 'GET', /^\/api\//);
    const logins = recordCalls(page, 'POST', /^\/api\/auth\/login$/);
    await page.goto('/vendors');
    await new DirectoryPage(page).names(12);
    const asVisitor = calls.splice(0);
    // The sign-in page sends its calls as a visitor, until the form is submitted.
    page.on('request', (request) => request.url().endsWith('/api/auth/login') && calls.splice(0));
    await page.goto(EditorPage.path);
    await new SignInPage(page).signIn();
    await new EditorPage(page).name.waitFor();
    const asVendor = calls.splice(0);
    const jwt = (await keptSession(page))?.accessToken ?? '';
    const headersOf = (list: typeof calls) => list.map((call) => call.headers());

    expect([asVisitor.length, logins.length, asVendor.length].every((many) => many > 0)).toBe(true);
    const version: unknown = expect.stringMatching(/^\d+\.\d+\.\d+/);
    for (const headers of headersOf(asVisitor)) {
      expect(headers).toMatchObject({ 'x-app-name': 'event-user', 'x-app-version': version });
      expect(headers).not.toHaveProperty('authorization');
    }
    for (const headers of headersOf(logins)) {
      expect(headers).toMatchObject({ 'x-app-name': 'vendor', 'x-app-version': version });
    }
    for (const headers of headersOf(asVendor)) {
      expect(headers).toMatchObject({
        'x-app-name': 'vendor',
        'x-app-version': version,
        authorization: `Bearer ${jwt}`,
      });
    }
  }),
);

it(
  'an expired access token is refreshed once, and the page continues, as do two tabs',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    const editor = await EditorPage.signedIn(page);
    const before = await keptSession(page);
    const refreshes = recordCalls(page, 'POST', /^\/api\/auth\/refresh-token$/);
    await expireAccessToken(page);
    await editor.summary.fill('Two photographers, and a studio above a bakery.');
    await editor.saves();
    expect(refreshes).toHaveLength(1);

    const other = await visitor.openTab();
    await page.goto('/robots.txt'); // a page without scripts: the one before must not ask with the expired token
    await expireAccessToken(page);
    await Promise.all([EditorPage.inTab(page), EditorPage.inTab(other)]);
    await editor.summary.fill('Two photographers, above a bakery.');
    await editor.saves();
    const after = await keptSession(page);
    expect(after?.accessToken).not.toBe('expired');
    expect(after?.refreshToken).not.toBe(before?.refreshToken);
  }),
);

it(
  'signing out ends the session in every tab and on the server, clears the storage of the browser but for the theme, and the editor requires a sign-in afterwards [ID-78]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    const signInPage = new SignInPage(page);
    await signIn(page, 'vendor@posy.example');
    await page.evaluate(`localStorage.setItem('kept', 'here'); localStorage.setItem('posy.theme', 'dark')`);
    await EditorPage.inTab(page);
    const token = (await keptSession(page))?.accessToken ?? '';
    const other = await visitor.openTab();
    await EditorPage.inTab(other);
    const tabs = [page, other];
    for (const tab of tabs) await tab.evaluate(`sessionStorage.setItem('kept', 'in this tab')`);
    const kept = () => Promise.all(tabs.map((tab) => tab.evaluate(keptIn)));
    expect(await kept()).toEqual(Array(2).fill({ inBrowser: 'here', inTab: 'in this tab', theme: 'dark' }));

    await other.getByRole('button', { name: /^Account: / }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await new DirectoryPage(other).names(12);
    await other.getByRole('link', { name: 'Sign in' }).waitFor();
    await signInPage.email.waitFor();
    expect(pathOf(page.url())).toBe('/vendor/login');
    expect(await keptSession(page)).toBeNull();
    expect(await kept()).toEqual(Array(2).fill({ inBrowser: null, inTab: null, theme: 'dark' }));

    await page.goto(EditorPage.path);
    await signInPage.email.waitFor();
    expect(await page.evaluate(keptIn)).toMatchObject({ theme: 'dark' });
    const ask = () => fetch(`${stage.site.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect((await eventually(ask, ({ status }) => status !== 200)).status).toBe(401);
  }),
);

/** The items that a test has stored, and the theme of the page. */
const keptIn = `({
  inBrowser: localStorage.getItem('kept'),
  inTab: sessionStorage.getItem('kept'),
  theme: document.documentElement.dataset.theme,
})`;

it(
  'signing out everywhere ends the session of another browser within a moment, and this one',
  stage.visit(async ({ page }, another) => {
    const email = await aCouple(page);
    await page.goto('/favorites');
    const other = await another();
    await signIn(other.page, email);
    await other.page.goto('/account/sessions');
    const token = (await keptSession(other.page))?.accessToken ?? '';

    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Where you’re signed in' }).click();
    await page.getByText('This browser').first().waitFor();
    await page
      .getByRole('button', { name: /^Sign out: Chrome/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByText('You’re signed out everywhere').first().waitFor();
    expect(await keptSession(page)).toBeNull();

    const ask = () => fetch(`${stage.site.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect((await eventually(ask, ({ status }) => status !== 200)).status).toBe(401);
    other.expectsFailures(/401/);
    await other.page.reload();
    await other.page.getByRole('link', { name: 'Sign in', exact: true }).waitFor();
    expect(await keptSession(other.page)).toBeNull();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
