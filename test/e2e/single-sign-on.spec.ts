import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, it } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { freePorts } from '../../docker/local/free-ports.ts';
import type { LocalService } from '../../docker/local/local-service.ts';
import { eventually } from '../support/posy/eventually.js';
import { aSignInService } from '../support/posy/sign-in-service.js';
import { anAuthenticatorOf, codeOf } from './support/authenticator-app.js';
import { keptSession } from './support/kept-session.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

let service: LocalService;

const stage = Stage.own(async () => {
  const [port = 0] = await freePorts(1);
  const started = await aSignInService(`http://127.0.0.1:${port}`);
  service = started.service;
  return { port, settings: started.settings };
});
afterAll(() => service.stop());

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Turns off the new vendor pages for one browser, which then signs vendors in on the other site (ID-19). */
async function withoutNewVendorPages(page: Page): Promise<void> {
  await page.route('**/api/system/featureToggles', async (route) => {
    const answer = await route.fetch();
    const toggles = (await answer.json()) as { featureName: string; enabled: number }[];
    await route.fulfill({
      response: answer,
      json: toggles.map((one) => (one.featureName === 'newVendor' ? { ...one, enabled: 0 } : one)),
    });
  });
}

/** Opens the provider as a vendor. */
async function leave(page: Page): Promise<void> {
  await page.goto('/vendor-login').catch(() => undefined);
  await page.getByRole('heading', { name: 'Sign-in service' }).waitFor();
}

async function signInAtService(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

it(
  'a user without an account signs in with the provider, which creates one, and the code is removed from the URL [ID-67] [ID-72] [ID-86] [ID-87]',
  stage.visit(async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await withoutNewVendorPages(page);
    await leave(page);
    const seen = Promise.withResolvers<void>();
    await page.route('**/api/auth/single-sign-on/callback', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await signInAtService(page, 'nora.vale@posy.example');
    const loader = page.getByRole('status').filter({ hasText: 'Signing you in' }).locator('xpath=../..');
    const window = { x: 0, y: 0, ...page.viewportSize() };
    await eventually(
      () => loader.boundingBox(),
      (box) => isDeepStrictEqual(box, window),
    );
    seen.resolve();
    await page.waitForURL((url) => url.pathname === '/vendor/welcome');
    await loader.waitFor({ state: 'detached' });
    const kept = await keptSession(page);
    expect(kept).toMatchObject({
      provider: 'vendor',
      accessToken: expect.any(String),
      idTokenAttributes: { email: 'nora.vale@posy.example', given_name: 'Nora' },
      user: { firstName: 'Nora', lastName: 'Vale' },
    });
    const headers = await Promise.all(requests.map((request) => request.allHeaders()));
    const referers = headers.map(({ referer = '' }) => referer);
    expect(referers).toContain(`${stage.site.url}/vendor-login`);
    expect(referers.filter((referer) => referer.includes('code='))).toEqual([]);
    expect(await page.evaluate(`sessionStorage.getItem('posy.single-sign-on')`)).toBeNull();
    await page.goBack();
    expect(page.url()).not.toContain('code=');
  }),
);

it(
  'a wrong state is refused before any call [ID-71]',
  stage.visit(async ({ page }) => {
    const calls = recordCalls(page, 'POST', /single-sign-on\/callback/);
    await page.goto('/authcallback?code=stolen&state=made-up');
    await page.getByText('Invalid state object returned from SSO').first().waitFor();
    expect(pathOf(page)).toBe('/authcallback');
    expect(page.url()).not.toContain('stolen');
    expect(calls).toEqual([]);
    expect(await keptSession(page)).toBeNull();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }),
);

it(
  'a user whose account cannot be created is signed out, and sees the home page [ID-73]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/409.*single-sign-on\/callback/);
    await withoutNewVendorPages(page);
    await leave(page);
    await signInAtService(page, 'unverified.person@posy.example');
    await page.waitForURL((url) => url.origin === stage.site.url && url.pathname === '/');
    await page
      .getByText('We couldn’t create an account. Confirm your email with the sign-in service first, then try again.')
      .first()
      .waitFor();
    expect(await keptSession(page)).toBeNull();
  }),
);

it(
  'a return path to another site is never followed',
  stage.visit(async ({ page }) => {
    await withoutNewVendorPages(page);
    await page.goto('/vendors');
    await page.evaluate(`sessionStorage.setItem('posy.callback', 'https://evil.example/')`);
    await leave(page);
    await signInAtService(page, 'couple@posy.example');
    await page.waitForURL((url) => url.pathname === '/vendor/welcome');
    expect(new URL(page.url()).origin).toBe(stage.site.url);
    expect(await page.evaluate(`sessionStorage.getItem('posy.callback')`)).toBeNull();
  }),
);

it(
  'a user with an authenticator app enters its code after the provider, and continues to the requested page [ID-90] [ID-120]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/400.*\/api\/auth\/respond-to-mfa/);
    await withoutNewVendorPages(page);
    const secret = await anAuthenticatorOf(page, 'vendor@posy.example');
    await page.goto('/vendor/account-settings');
    await leave(page);
    await signInAtService(page, 'vendor@posy.example');
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
    expect(pathOf(page)).toBe('/authcallback');
    expect(page.url()).not.toContain('code=');
    expect(await keptSession(page)).toBeNull();
    const field = page.getByLabel('Code from the app', { exact: true });
    await field.fill(codeOf(secret, 5) === codeOf(secret, 1) ? '000000' : codeOf(secret, 5));
    await page.keyboard.press('Enter');
    await page.getByText('That code is wrong or was already used. Wait for the next one.').first().waitFor();
    await field.fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vendor/account-settings');
    await page.getByText('You have 10 recovery codes left.').first().waitFor();
    expect(await keptSession(page)).toMatchObject({ provider: 'vendor' });
    expect(await page.evaluate(`sessionStorage.getItem('posy.single-sign-on')`)).toBeNull();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
