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

const sourcesOf = async (page: Page, scripts: ReadonlyMap<string, number>): Promise<string> =>
  (
    await Promise.all([...scripts.keys()].map(async (path) => await (await fetch(new URL(path, page.url()))).text()))
  ).join('\n');

/** Bytes of script in Brotli, as a browser receives them over TLS, by file. */
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
  ])(
    `%s are compressed, ${limit} KB at most before any interaction, without the editor and descriptions of the API`,
    (path) =>
      stage.visit(async ({ page }) => {
        const scripts = await scriptsOf(page, path);
        const all = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_024;
        process.stdout.write(`${path}: ${all.toFixed(0)} KB of script in ${scripts.size} files\n`);
        expect(scripts.size).toBeGreaterThan(0);
        expect(all).toBeLessThanOrEqual(limit);
        const sources = await sourcesOf(page, scripts);
        expect(sources).toContain(identityRoutes.login.path);
        expect([identityRoutes.login.summary, ...editorWords].filter((words) => sources.includes(words))).toEqual([]);
      })(),
  );

  it('leave the sections of the editor to files of their own', () => {
    const built = globSync('dist/web/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
    expect(editorWords.filter((words) => built.some((script) => script.includes(words)))).toEqual(editorWords);
  });
});
