import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { DirectoryPage } from './support/directory-page.js';
import { contentOf } from './support/downloads.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const button = (page: Page) => page.getByRole('button', { name: /^Download (this list|the first 120) \(CSV\)$/ });

/** The lines of the downloaded table, without the header line, and the name of the file. */
async function downloaded(page: Page): Promise<{ file: string; heads: string; rows: string[] }> {
  const coming = page.waitForEvent('download');
  await button(page).click();
  const download = await coming;
  const text = (await contentOf(download)).toString();
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [heads = '', ...rows] = text.slice(1).trimEnd().split('\r\n');
  return { file: download.suggestedFilename(), heads, rows };
}

describe('a downloaded list', () => {
  it(
    'is a table of all results, in the order of the page [DIR-39]',
    stage.visit(async ({ page }) => {
      const directory = new DirectoryPage(page);
      const asked = recordCalls(page, 'GET', /^\/api\/search$/);
      const files = recordCalls(page, 'GET', /^\/media\/signed\/search-results\//);
      await page.goto('/vendors?category=photographyvideography&price=2&sort=name');
      const shown = await directory.names(12);
      const found = await directory.numResults();
      const { file, heads, rows } = await downloaded(page);
      expect(file).toBe('Photographers.csv');
      expect(heads).toBe('Name,Category,Place,Price,Maximum guests,Miles away,Page');
      expect(rows).toHaveLength(found);
      expect(rows.slice(0, 12).map((row, nth) => row.includes(shown[nth] ?? ' '))).not.toContain(false);
      // Some vendors show no price.
      for (const row of rows) expect(row).toMatch(/,(?:\$\$)?,/);
      expect(rows[0]).toMatch(new RegExp(`,${RegExp.escape(stage.site.url)}/[a-z0-9-]+$`));
      expect(asked.map((call) => new URL(call.url()).searchParams.get('sort'))).toEqual(asked.map(() => 'name'));
      expect(files).toHaveLength(asked.length);
      for (const call of files) expect(Object.keys(await call.allHeaders())).not.toContain('authorization');
    }),
  );

  it(
    'ends at its announced limit, after files of 24 vendors each [DIR-39]',
    stage.visit(async ({ page }) => {
      const asked = recordCalls(page, 'GET', /^\/api\/search$/);
      await page.goto('/vendors');
      await page.getByRole('button', { name: 'Download the first 120 (CSV)' }).waitFor();
      expect((await downloaded(page)).rows).toHaveLength(120);
      expect(asked.map((call) => new URL(call.url()).searchParams.get('pageSize'))).toEqual(Array(5).fill(null));
    }),
  );

  it(
    'that fails reports it, and is requested again by the same button [DIR-40]',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      visitor.expectsFailures(/\/media\/signed\//);
      await page.goto('/vendors/austin-tx/photographyvideography');
      const files = '**/media/signed/**';
      await page.route(files, (route) => route.fulfill({ status: 403, body: '{}' }));
      await button(page).click();
      await page.getByRole('alert').getByText('The list couldn’t be downloaded').waitFor();
      await page.unroute(files);
      const { file } = await downloaded(page);
      expect(file).toBe('Photographers in Austin, TX.csv');
      await eventually(
        () => page.getByRole('alert').count(),
        (alerts) => alerts === 0,
      );
    }),
  );
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
