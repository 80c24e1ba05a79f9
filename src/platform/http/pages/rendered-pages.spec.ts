import { expect, it } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '../../config/config.js';
import type { DatabaseListener } from '../../database/database-listener.js';
import type { PageParts, PageSource } from './page-source.js';
import type { PageResults } from './page-results.js';
import type { RenderingBudget } from './rendering-budget.js';
import { RenderedPages } from './rendered-pages.js';

const webstore = 'a webstore';

/**
 * Pages of one webstore, each rendered when the test resolves it; `happens` is what the database announces.
 * @param budget renderings that each visitor has
 */
function aSite(budget = Infinity) {
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
  const spent: Record<string, number> = {};
  const spend = (visitor: string) => Promise.resolve((spent[visitor] = (spent[visitor] ?? 0) + 1) <= budget);
  const pages = new RenderedPages(source, adapter, listener, results, { spend } as RenderingBudget, config);
  pages.onModuleInit();
  const asks = async (path = '/wildrye', visitor = '203.0.113.9') => {
    const page = pages.page(path, visitor);
    // A cached page does not call the renderer.
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
  /** Finishes the renderings in progress until a page that waited is there. */
  const renderNext = async (page: Promise<unknown>, body: string) => {
    const isThere = page.then(() => true);
    const tick = () => new Promise<false>((resolve) => setImmediate(resolve, false));
    while (!(await Promise.race([isThere, tick()]))) for (const rendered of waiting.splice(0)) rendered(parts(body));
  };
  return { asks, asksAnew, htmlOf, renderNext, happens: (subjectId: string) => happens(subjectId) };
}

const parts = (body: string): PageParts => ({
  status: 200,
  head: '',
  body,
  shown: [],
  about: [webstore],
  keepFor: 5_000,
});

it('renders a page once for concurrent requests', async () => {
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
])('renders it again when %s', async (_when, subjectId) => {
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

it('renders only as many pages for a visitor as the budget allows, and sends the frame for the rest', async () => {
  const { asks, htmlOf } = aSite(2);
  const title = '<title>Posy</title>';
  for (const path of ['/one', '/two']) {
    const { page, rendering } = await asks(path);
    rendering[0]?.(parts('rendered'));
    expect(await htmlOf(page)).toContain('rendered');
  }
  const third = await asks('/three');
  expect(third.rendering).toHaveLength(0);
  expect(await htmlOf(third.page)).toBe(title);
  // A cached page is free, and another visitor has a budget of their own.
  expect(await htmlOf((await asks('/two')).page)).toContain('rendered');
  const other = await asks('/three', '203.0.113.10');
  other.rendering[0]?.(parts('rendered'));
  expect(await htmlOf(other.page)).toContain('rendered');
});

it('renders two pages at a time, queues twenty, and sends the frame for the others', async () => {
  const { asks, htmlOf, renderNext } = aSite();
  const asked = [];
  for (let at = 0; at < 22; at += 1) asked.push(await asks(`/${at}`));
  const underWay = asked.flatMap(({ rendering }) => rendering);
  expect(underWay).toHaveLength(2);
  expect(await htmlOf((await asks('/22')).page)).toBe('<title>Posy</title>');
  for (const rendered of underWay) rendered(parts('at once'));
  for (const { page } of asked.slice(2)) await renderNext(page, 'in its turn');
  expect(await Promise.all(asked.map(({ page }) => htmlOf(page)))).toEqual([
    ...Array<string>(2).fill('at once'),
    ...Array<string>(20).fill('in its turn'),
  ]);
});
