import { randomUUIDv7 } from 'node:crypto';
import { afterAll, afterEach, expect, it } from '@jest/globals';
import { eventually } from '../support/posy/eventually.js';
import { aCouple, signIn } from './support/accounts.js';
import { EditorPage } from './support/editor-page.js';
import { Gate } from './support/gate.js';
import { OperationsPage } from './support/operations-page.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

let engine: Gate;
const stage = Stage.own(async () => {
  engine = await Gate.before(process.env['ELASTICSEARCH_URL'] ?? '');
  return { settings: { ELASTICSEARCH_URL: engine.url } };
});
afterEach(() => engine.open());
afterAll(() => engine.shut());

const { path } = OperationsPage;

/** Inserts the publish of a webstore whose last attempt was refused: nothing in the product refuses here. */
async function deadLetter(): Promise<string> {
  const [webstore] = await stage.site.sql<{ id: string }>('select id from webstore.webstore order by id limit 1');
  const history = [
    { at: new Date().toISOString(), step: 'refused', worker: 'there, 1', error: 'made to fail', stack: 'at a test' },
  ];
  const id = randomUUIDv7();
  await stage.site.sql(
    `with message as (
       insert into platform.message (id, type, version, subject_id, payload, correlation_id, causation_id, occurred_at)
       values ($1, 'webstore.webstore-published', 1, $2, $3, $6, null, now()) returning id)
     insert into platform.delivery (id, message_id, consumer, round, enqueued_at, round_started_at, enqueue_count,
       starts, attempts, history, failed_at, due_at)
     select $4, id, 'directory.project-listing', 0, now(), now(), 1, 0, 8, $5, now(), now() from message`,
    [
      randomUUIDv7(),
      webstore?.id,
      { webstoreId: webstore?.id, publishedVersion: 1 },
      id,
      JSON.stringify(history),
      randomUUIDv7(),
    ],
  );
  return id;
}

it(
  'an operator sees that the engine is unavailable, what waits and what to do, and watches the backlog shrink [OP-133]',
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

it(
  'a dead letter is opened, retried with a reason, and done; the audit log has the operator and the reason [OP-133]',
  stage.visit(async ({ page }) => {
    const id = await deadLetter();
    const operations = await OperationsPage.signedIn(page);
    await page.getByRole('region', { name: 'Dead letters' }).getByText('made to fail').waitFor();
    await page.goto(`${path}/jobs/${id}`);
    await page.getByRole('button', { name: 'Stack' }).click();
    await page.getByText('at a test').first().waitFor();
    await operations.does('Retry', 'Retry', 'The mapping is repaired');
    const timeline = page.getByRole('region', { name: 'What happened' });
    await timeline.getByText('Retried').waitFor();
    await timeline.getByText('Done', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);

    await page.getByRole('link', { name: 'Audit log' }).click();
    const entry = page.getByRole('row', { name: /^Retried a job/ }).first();
    await entry.getByText('The mapping is repaired').waitFor();
    expect(await entry.innerText()).toContain('operator@posy.example');
  }),
);

it(
  'a queue that an operator pauses keeps arriving jobs, shows it, and continues after a resume',
  stage.visit(async ({ page }, another) => {
    const vendor = await another();
    const editor = await EditorPage.signedIn(vendor.page);
    const operations = await OperationsPage.signedIn(page, `${path}/queues/reindex`);
    await operations.does('Pause', 'Pause the queue', 'Looking at the index');
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await operations.says(/^reindex is paused \(since/);
    await editor.name.fill('Wildrye While It Is Paused');
    await editor.publish();
    await page.getByRole('link', { name: 'Open the queue' }).click();
    await operations.does('Resume', 'Resume the queue', 'All is well');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await editor.says(/^Live in search after/);
  }),
);

it(
  'a webstore is traced by its web address, with links to its jobs and their causes',
  stage.visit(async ({ page }) => {
    const operations = await OperationsPage.signedIn(page, `${path}/trace`);
    await page.getByLabel('Web address or webstore ID').fill('wildrye-photographs');
    await page.getByRole('button', { name: 'Trace' }).click();
    await page.getByText('Search shows the latest published version.').first().waitFor();
    await operations.does('Reindex now', 'Reindex now', 'The vendor asks');
    await page
      .getByText(/^Started\. Progress/)
      .first()
      .waitFor();
    await page.getByRole('table', { name: 'Last jobs' }).getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('link', { name: 'Follow the correlation' }).click();
    await page.getByRole('heading', { name: 'What one request caused' }).waitFor();
    await page.getByRole('article').first().waitFor();
  }),
);

// `page-guards.spec` tests the others: all have the same guards.
it(
  'the operators’ overview redirects a visitor to the sign-in, and a couple and a vendor to a page that explains it [ID-104]',
  stage.visit(async ({ page: visitor }, another) => {
    const [couple, vendor] = [(await another()).page, (await another()).page];
    await visitor.goto(path);
    await new SignInPage(visitor).password.waitFor();
    expect(new URL(visitor.url()).pathname).toBe('/login');
    await aCouple(couple);
    await signIn(vendor, 'vendor@posy.example');
    for (const page of [couple, vendor]) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Admin Authentication Error' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/authError');
    }
  }),
);
