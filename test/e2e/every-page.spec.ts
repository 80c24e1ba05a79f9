import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readOpenApiDocument } from '#src/platform/http/openapi/read-openapi-document.js';
import { eventually } from '../support/posy/eventually.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { OperationsPage } from './support/operations-page.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';

const stage = Stage.shared();

/** An operators' page, after it has loaded. */
async function operations(page: Page, path: string, heading: string): Promise<void> {
  await (await OperationsPage.signedIn(page, OperationsPage.path + path)).says(heading);
  await page.getByText(/^Live/).first().waitFor();
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' });
}

/** Each page in its distinct states, with the steps to get there. */
const pages: [string, Reach][] = [
  [
    'the directory',
    async ({ page }) => {
      await page.goto('/vendors');
      await new DirectoryPage(page).names(12);
    },
  ],
  [
    'a search for too short a name',
    async ({ page }) => {
      await page.goto('/vendors?name=wil');
      await page.getByText('Keep typing the name').first().waitFor();
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
  ['the editor', async ({ page }) => void (await EditorPage.signedIn(page))],
  ['the operators’ overview', ({ page }) => operations(page, '', 'Everything is running')],
  ['the jobs of a queue', ({ page }) => operations(page, '/queues/reindex', 'Jobs in reindex')],
  ['the list of dead letters', ({ page }) => operations(page, '/dead-letters', 'Dead letters')],
  [
    'the trace of a webstore',
    ({ page }) => operations(page, '/trace?webstore=wildrye-photographs', 'Trace a webstore'),
  ],
  ['the audit', ({ page }) => operations(page, '/audit', 'Audit log')],
];

it.each(pages)('%s is accessible in both color schemes and at each width', (_name, reach) =>
  stage.visit(usableByEverybody(reach))(),
);

it.each(['/vendors', '/wildrye-photographs', '/nobody', '/login', '/vendor/webstore/editabout'])(
  '%s allows no code and no styles except those of the site',
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
    await page.locator('.opblock-tag').first().waitFor();
    const calls = Object.entries(readOpenApiDocument().paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls.length).toBeGreaterThan(10);
    const shown = page.locator('button[aria-label]');
    const names = (buttons: { ariaLabel: string }[]) => buttons.map((one) => one.ariaLabel.replaceAll('\u200b', ''));
    // Only the part of the list in view is rendered.
    const seen = new Set<string>();
    await eventually(
      async () => {
        for (const name of await shown.evaluateAll(names)) seen.add(name);
        await page.mouse.wheel(0, 500);
        return calls.filter((call) => !seen.has(call));
      },
      (missing) => missing.length === 0,
    );
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
