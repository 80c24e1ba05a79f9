import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readOpenApiDocument } from '#src/platform/http/openapi/read-openapi-document.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { OperationsPage } from './support/operations-page.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';

const stage = Stage.forThisFile(() => ({ listings: 40 }));

/** An operators' page, once it has all it shows. */
async function operations(page: Page, path: string, heading: string): Promise<void> {
  await (await OperationsPage.signedIn(page, OperationsPage.path + path)).says(heading);
  await page.getByText(/^Live/).waitFor();
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' });
}

/** Each page in the states that look different, and how to get there. */
const pages: [string, Reach][] = [
  [
    'the directory',
    async ({ page }) => {
      await page.goto('/vendors');
      await new DirectoryPage(page).names(12);
    },
  ],
  [
    'the directory with an open list',
    async ({ page }) => {
      await page.goto('/vendors');
      await new DirectoryPage(page).names(12);
      await new DirectoryPage(page).select('What').click();
      await page.getByRole('option', { name: 'Photographers' }).waitFor();
    },
  ],
  [
    'a search that finds nothing',
    async ({ page }) => {
      await page.goto('/vendors?name=zzzzqqqq');
      await page.getByText("You've reached an area where we are still adding vendors").waitFor();
    },
  ],
  [
    'a search for too short a name',
    async ({ page }) => {
      await page.goto('/vendors?name=wil');
      await page.getByText('A little more of the name').waitFor();
    },
  ],
  [
    'the page of a webstore',
    async ({ page }) => {
      await page.goto('/wildrye-photographs');
      await page.getByRole('heading', { name: 'Wildrye Photographs' }).waitFor();
    },
  ],
  [
    'the page that is not found',
    async (visitor) => {
      visitor.expectsFailures(/404.*\/nobody/);
      await visitor.page.goto('/nobody');
      await visitor.page.getByRole('heading', { name: 'Oops' }).waitFor();
    },
  ],
  [
    'the sign-in page',
    async ({ page }) => {
      await page.goto('/login');
      await new SignInPage(page).password.waitFor();
    },
  ],
  [
    'a sign-in that is refused',
    async (visitor) => {
      visitor.expectsFailures(/401.*\/api\/auth\/login/);
      await visitor.page.goto('/login');
      await new SignInPage(visitor.page).signIn('vendor@posy.example', 'not the password');
      await visitor.page.getByRole('alert').waitFor();
    },
  ],
  ['the editor', async ({ page }) => void (await EditorPage.signedIn(page))],
  [
    'the editor with a field that is refused',
    async ({ page }) => {
      const editor = await EditorPage.signedIn(page);
      await editor.name.fill('');
      await editor.save.click();
      await editor.says('Enter a business name of at most 120 characters.');
    },
  ],
  [
    'the question before a page goes offline',
    async ({ page }) => {
      await EditorPage.signedIn(page);
      await page.getByRole('button', { name: 'Unpublish' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  ['the operators’ overview', ({ page }) => operations(page, '', 'Everything is running')],
  ['the jobs of a queue', ({ page }) => operations(page, '/queues/reindex', 'Jobs of reindex')],
  ['the list of dead letters', ({ page }) => operations(page, '/dead-letters', 'Dead letters')],
  [
    'the trace of a webstore',
    ({ page }) => operations(page, '/trace?webstore=wildrye-photographs', 'Trace a webstore'),
  ],
  ['the audit', ({ page }) => operations(page, '/audit', 'Audit')],
];

it.each(pages)('%s can be used by everybody, in both colour schemes and on a phone', (_name, reach) =>
  stage.visit(usableByEverybody(reach))(),
);

it.each(['/vendors', '/wildrye-photographs', '/nobody', '/login', '/vendor/webstore/editabout'])(
  '%s allows no code and no styles but those of the site',
  async (path) => {
    const { headers } = await fetch(`${stage.site.url}${path}`);
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it(
  'the documentation of the api lists every call',
  stage.visit(async ({ page }) => {
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'webstore', exact: false }).first().waitFor();
    const calls = Object.entries(readOpenApiDocument().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) await page.getByRole('button', { name: call, exact: true }).waitFor();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
