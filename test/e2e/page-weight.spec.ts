import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { editor } from '../../web/src/texts/editor.js';
import { packages } from '../../web/src/texts/sections/packages.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

/** Kilobytes of compressed script that a public page may load before any interaction. */
const limit = 170;

/** Words of the vendor's editor that no other page has. */
const editorWords = [packages.lead, editor.previewPage.lead, editor.navigation].map(
  // Scripts may write other characters in escaped form.
  (words) => words.match(/[\w ,:.]{8,}/)![0],
);

/** Bytes of script in Brotli, as a browser receives them over TLS, by file. */
const sourcesOf = async (page: Page, scripts: ReadonlyMap<string, number>): Promise<string> =>
  (
    await Promise.all([...scripts.keys()].map(async (path) => await (await fetch(new URL(path, page.url()))).text()))
  ).join('\n');

async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const sizes = [...asked].map(async (url) => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    return [new URL(url).pathname, Number(answer.headers.get('content-length'))] as const;
  });
  return new Map(await Promise.all(sizes));
}

describe('the scripts of a public page', () => {
  it.each([
    '/',
    '/vendors',
    '/vendors/austin-tx/photographyvideography?styles=11101',
    '/wildrye-photographs',
    '/vendor-categories',
  ])(`%s are compressed, and ${limit} KB at most before any interaction`, (path) =>
    stage.visit(async ({ page }) => {
      const scripts = await scriptsOf(page, path);
      const all = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_024;
      process.stdout.write(`${path}: ${all.toFixed(0)} KB of script in ${scripts.size} files\n`);
      expect(scripts.size).toBeGreaterThan(0);
      expect(all).toBeLessThanOrEqual(limit);
    })(),
  );

  it(
    'contain no descriptions of the API, which are for its documentation',
    stage.visit(async ({ page }) => {
      const scripts = await scriptsOf(page, '/');
      const all = await sourcesOf(page, scripts);
      expect(all).toContain(identityRoutes.login.path);
      expect(all).not.toContain(identityRoutes.login.summary);
    }),
  );

  it(
    'contain no section of the editor, which is loaded where it is opened',
    stage.visit(async ({ page }) => {
      const scripts = new Map([
        ...(await scriptsOf(page, '/vendors')),
        ...(await scriptsOf(page, '/wildrye-photographs')),
      ]);
      const all = await sourcesOf(page, scripts);
      expect(editorWords.filter((words) => all.includes(words))).toEqual([]);
      const built = globSync('dist/web/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
      expect(editorWords.filter((words) => built.some((script) => script.includes(words)))).toEqual(editorWords);
    }),
  );
});
