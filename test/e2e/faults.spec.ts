import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { eventually } from '../support/posy/eventually.js';
import { EditorPage } from './support/editor-page.js';
import { Gate } from './support/gate.js';
import { OperationsPage } from './support/operations-page.js';
import { recordSockets } from './support/record-sockets.js';
import { Stage } from './support/stage.js';
import { isWhole } from './support/whole-page.js';

let engine: Gate;
let database: Gate;
const stage = Stage.own(async () => {
  engine = await Gate.before(process.env['ELASTICSEARCH_URL'] ?? '');
  const throughDatabase = async (url: string) => {
    database = await Gate.before(url);
    return Object.assign(new URL(url), { host: new URL(database.url).host }).href;
  };
  return { settings: { ELASTICSEARCH_URL: engine.url }, throughDatabase };
});
afterEach(() => Promise.all([engine.open(), database.open()]));
afterAll(() => Promise.all([engine.shut(), database.shut()]));

/**
 * Milliseconds after which a page is sent without its data: the 2 s of src/platform/http/pages/rendered-pages.ts, plus
 * the rendering time of a busy machine.
 */
const timeLimit = 8_000;

async function get(path: string) {
  const startedAt = performance.now();
  const answer = await fetch(stage.site.url + path);
  const html = await answer.text();
  return { status: answer.status, html, took: performance.now() - startedAt };
}

function expectWhole(html: string): void {
  for (const part of ['<header', '<main', '<footer', '<title>']) expect(html).toContain(part);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html).not.toMatch(/\bat \S+ \(|node_modules|Error:/);
}

/** Web addresses of pages that are not cached. */
const fresh = (async function* () {
  const answer = await fetch(`${stage.site.url}/api/webstoresearch?pageSize=20`);
  for (const { url } of ((await answer.json()) as WebstoreSearchView).results) yield `/${url}`;
})();
const nextWebstore = async () => (await fresh.next()).value ?? '';

const outages: [string, (gate: Gate) => unknown][] = [
  ['is gone', (gate) => gate.shut()],
  ['hangs', (gate) => gate.hold()],
];

describe('while the search engine', () => {
  it(
    'is unavailable, an operator sees that, what waits and what to do, and watches the backlog shrink [OP-133]',
    stage.visit(async ({ page }, another) => {
      const operations = await OperationsPage.signedIn(page);
      await operations.says('Everything is running');
      await operations.dependency('Elasticsearch').getByText('Responding', { exact: true }).waitFor();
      const vendor = await another();
      const editor = await EditorPage.signedIn(vendor.page);

      await engine.shut();
      await editor.name.fill('Wildrye While It Is Away');
      const version = await editor.publish();
      await operations.says(/^Elasticsearch isn’t responding \(since \d\d:\d\d\)$/);
      await operations
        .dependency('Elasticsearch')
        .getByText(/^No response since/)
        .waitFor();
      await page
        .getByText(/Check disk and memory on the engine’s host, then restart it/)
        .first()
        .waitFor();
      await page.getByText('1 edit is waiting; it’ll be indexed when it’s back.', { exact: false }).first().waitFor();
      await operations.queue('reindex').getByText('Held: Elasticsearch isn’t responding').waitFor();
      expect(await operations.queue('reindex').getByRole('cell').nth(1).innerText()).toMatch(/\d s|min/);
      await operations.dependency('PostgreSQL').getByText('Responding', { exact: true }).waitFor();

      await engine.open();
      await operations.says('Everything is running');
      await editor.isLive(version);
      await operations.queue('reindex').getByText('Working').waitFor();
      await eventually(
        () => operations.queue('reindex').getByRole('cell').nth(2).innerText(),
        (waiting) => /\b0$/.test(waiting),
      );
    }),
  );

  it.each(outages)(
    '%s, the server still renders every page, and the directory names the problem',
    async (how, fail) => {
      const webstore = await nextWebstore();
      await fail(engine);
      const directory = how === 'is gone' ? '/vendors?category=florist' : '/national-vendors/music';
      const { status, html, took } = await get(directory);
      expect(status).toBe(503);
      expect(took).toBeLessThan(timeLimit);
      expectWhole(html);
      expect(html).toContain('Search isn’t available right now');
      for (const path of ['/', '/vendor-categories', webstore]) {
        const page = await get(path);
        expect([path, page.status]).toEqual([path, 200]);
        expectWhole(page.html);
      }
      await engine.open();
      await eventually(
        () => get(directory),
        (page) => page.status === 200,
      );
    },
  );

  it('is unavailable, a reader without scripts learns why there are no vendors', async () => {
    await engine.shut();
    await stage.visit(
      async (visitor) => {
        visitor.expectsFailures(/503.*\/vendors/);
        const page = await visitor.context.newPage();
        await page.goto('/vendors?category=planning');
        await page.getByRole('heading', { level: 1, name: 'Planners' }).waitFor();
        await page.getByText('Search isn’t available right now').first().waitFor();
        await isWhole(page);
      },
      { javaScriptEnabled: false },
    )();
  });
});

it(
  'after a restart of the api the open page reconnects, and is notified of the next publish [MSG-22]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsStoppedApi();
    const connections = recordSockets(page);
    const heard = (action: string) => connections.at(-1)?.received.filter((frame) => frame.action === action) ?? [];
    const editor = await EditorPage.signedIn(page);
    await eventually(
      async () => heard('Identified').length,
      (answers) => answers === 1,
    );
    const before = connections.length;
    await stage.site.stopApi();
    await editor.name.fill('Wildrye After the Restart');
    await editor.save.click();
    await editor.says('Error saving changes');
    await stage.site.startApiAgain();
    await eventually(
      async () => connections.length > before && heard('Identified').length,
      (answers) => answers === 1,
    );

    expect(await editor.name.inputValue()).toBe('Wildrye After the Restart');
    const version = await editor.publish();
    await editor.isLive(version);
    expect(heard('PublicationChanged').at(-1)?.data).toMatchObject({ state: 'live', publishedVersion: version });
  }),
);

describe('while the database', () => {
  it('is unavailable, the page of a webstore reports it with its status, and works again afterwards', async () => {
    const webstore = await nextWebstore();
    await database.shut();
    const { status, html } = await get(webstore);
    expect(status).toBe(503);
    expectWhole(html);
    expect(html).toContain('Try again');
    for (const path of ['/', '/vendor-categories', '/vendors?category=beauty']) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    await database.open();
    await eventually(
      () => get(webstore),
      (page) => page.status === 200 && page.html.includes('Amenities and services'),
    );
  });

  it('hangs, the page is sent without its content, and loads it later', () =>
    stage.visit(async ({ context }) => {
      const webstore = await nextWebstore();
      database.hold();
      const { status, took } = await get(webstore);
      expect(status).toBe(200);
      expect(took).toBeLessThan(timeLimit);
      const tab = await context.newPage();
      await tab.goto(webstore, { waitUntil: 'commit' });
      await tab.getByRole('heading', { name: 'Loading' }).waitFor({ state: 'attached' });
      await database.open();
      await tab.getByRole('heading', { name: 'Amenities and services' }).waitFor();
      await isWhole(tab);
    })());

  it('is slow, the page is rendered once it responds', async () => {
    const openSlowly = async () => {
      const webstore = await nextWebstore();
      database.hold();
      const page = get(webstore);
      await database.holds(webstore.slice(1));
      await database.open();
      return page;
    };
    // A busy machine may need longer to let the database respond than the server waits for a page.
    const { status, html } = await eventually(openSlowly, (page) => page.html.includes('Amenities and services'));
    expect(status).toBe(200);
    expectWhole(html);
  });

  it('responds with an internal error, a page reports it without a stack trace', async () => {
    const webstore = await nextWebstore();
    await stage.site.sql('alter table webstore.web_address rename to web_address_away');
    try {
      const { status, html } = await get(webstore);
      expect(status).toBe(503);
      expectWhole(html);
      expect(html).toContain('Oops');
      expect(html).not.toContain('web_address');
    } finally {
      await stage.site.sql('alter table webstore.web_address_away rename to web_address');
    }
    await eventually(
      () => get(webstore),
      (page) => page.status === 200,
    );
  });
});
