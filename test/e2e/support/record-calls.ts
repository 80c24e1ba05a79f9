import type { Page, Request } from 'playwright-core';

/** Records the calls of the api that a page makes from now on. */
export function recordCalls(page: Page, method: string, path: RegExp): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === method && path.test(pathname)) calls.push(request);
  });
  return calls;
}
