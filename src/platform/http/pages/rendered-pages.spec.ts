import { expect, it } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '../../config/config.js';
import type { DatabaseListener } from '../../database/database-listener.js';
import type { PageParts, PageSource } from './page-source.js';
import type { PageResults } from './page-results.js';
import { RenderedPages } from './rendered-pages.js';

const webstore = 'a webstore';

/** Pages of one webstore, each rendered when the test says so; `happens` is what the database announces. */
function aSite() {
  let happens: (subjectId: string) => void = () => undefined;
  const waiting: ((parts: PageParts) => void)[] = [];
  const source = {
    frame: () => Promise.resolve('<!--head--><!--body--><!--state-->'),
    renderer: () =>
      Promise.resolve({
        setSiteSettings: () => undefined,
        isPage: () => true,
        addressOf: (path: string) => Promise.resolve(path),
        render: () => new Promise<PageParts>((resolve) => waiting.push(resolve)),
      }),
  } as unknown as PageSource;
  const listener = {
    on: (_channel: string, listen: typeof happens) => {
      happens = listen;
      return () => undefined;
    },
  } as unknown as DatabaseListener;
  const adapter = { httpAdapter: { getInstance: () => undefined } } as unknown as HttpAdapterHost;
  const results = { onChange: () => undefined } as unknown as PageResults;
  const addresses = { publicUrl: 'https://posy.example', mailFrom: 'Posy <hello@posy.example>' };
  const config = { siteName: 'Posy', siteLinks: {}, ...addresses } as Config;
  const pages = new RenderedPages(source, adapter, listener, results, config);
  pages.onModuleInit();
  const asks = async () => {
    const page = pages.page('/wildrye', '203.0.113.9');
    // A page that is kept asks for nothing.
    await new Promise(setImmediate);
    return { page, rendering: waiting.splice(0) };
  };
  /** Asks until the page is rendered again: what is old already is kept for a millisecond. */
  const asksAnew = async () => {
    for (;;) {
      const asked = await asks();
      if (asked.rendering.length > 0) return asked;
    }
  };
  const htmlOf = async (page: ReturnType<typeof pages.page>) => {
    const rendered = await page;
    return 'html' in rendered ? rendered.html : '';
  };
  return { asks, asksAnew, htmlOf, happens: (subjectId: string) => happens(subjectId) };
}

const parts = (body: string): PageParts => ({
  status: 200,
  head: '',
  body,
  shown: [],
  about: [webstore],
  keepFor: 5_000,
});

it('renders a page once for all who ask meanwhile', async () => {
  const { asks, htmlOf } = aSite();
  const first = await asks();
  const second = await asks();
  expect([first.rendering.length, second.rendering.length]).toEqual([1, 0]);
  first.rendering[0]?.(parts('Wildrye'));
  expect(await htmlOf(first.page)).toContain('Wildrye');
  expect(await htmlOf(second.page)).toContain('Wildrye');
  expect((await asks()).rendering).toHaveLength(0);
});

it.each([
  ['something happens to what it is about', webstore],
  ['notifications may have been missed', ''],
])('renders it anew when %s', async (_when, subjectId) => {
  const { asks, htmlOf, happens } = aSite();
  const first = await asks();
  first.rendering[0]?.(parts('before'));
  await first.page;
  happens('somebody else');
  expect((await asks()).rendering).toHaveLength(0);
  happens(subjectId);
  const second = await asks();
  second.rendering[0]?.(parts('after'));
  expect(await htmlOf(second.page)).toContain('after');
});

it.each([
  ['something happens to what it is about', webstore],
  ['notifications may have been missed', ''],
])('who waits for it gets it although %s, and the next one a new one', async (_when, subjectId) => {
  const { asks, asksAnew, htmlOf, happens } = aSite();
  const first = await asks();
  happens(subjectId);
  first.rendering[0]?.(parts('under way'));
  expect(await htmlOf(first.page)).toContain('under way');
  const second = await asksAnew();
  second.rendering[0]?.(parts('after'));
  expect(await htmlOf(second.page)).toContain('after');
});
