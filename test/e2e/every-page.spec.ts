import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readOpenApiDocument } from '#src/platform/http/openapi/read-openapi-document.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { OperationsPage } from './support/operations-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';

const stage = Stage.shared();

/** An operators' page, after it has loaded. */
async function operations(page: Page, path: string, heading: string): Promise<void> {
  await (await OperationsPage.signedIn(page, OperationsPage.path + path)).says(heading);
  await page.getByText(/^Live/).first().waitFor();
  await page.getByText('Loading', { exact: true }).waitFor({ state: 'detached' });
}

/** Pages whose accessibility depends on the site's own data, with the steps to get there; stories check the others. */
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
  ['the editor', async ({ page }) => void (await EditorPage.signedIn(page))],
  ['the operators’ overview', ({ page }) => operations(page, '', 'Everything is running')],
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
  'the documentation of the API, which an integration test compares with the committed document, is shown',
  stage.visit(async ({ page }) => {
    await page.goto('/api/docs');
    const first = page.locator('.opblock').first();
    // Breaks between words are marked with spaces without a width.
    const path = (await first.locator('[data-path]').innerText()).replaceAll('\u200b', '');
    const method = (await first.locator('.opblock-summary-method').innerText()).toLowerCase();
    expect(readOpenApiDocument().paths).toMatchObject({ [path]: { [method]: {} } });
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
