import type { Page } from 'playwright-core';

/**
 * Opens a page and returns the scripts that it requests before any interaction: bytes in Brotli, as sent to a browser
 * over TLS, by path.
 * @throws when a script is not available in Brotli
 */
export async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const sizes = [...asked].map(async (url) => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${url} is not compressed`);
    return [new URL(url).pathname, Number(answer.headers.get('content-length'))] as const;
  });
  return new Map(await Promise.all(sizes));
}
