import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { codeMailedTo } from '../support/posy/mails.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { Gate } from './support/gate.js';
import { recordSockets } from './support/record-sockets.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';

let engine: Gate;
const stage = Stage.own(async () => {
  engine = await Gate.before(process.env['ELASTICSEARCH_URL'] ?? '');
  return { settings: { ELASTICSEARCH_URL: engine.url } };
});
afterEach(() => engine.open());
afterAll(() => engine.shut());

const searches = /503.*\/(api\/webstoresearch|vendors\?)/;
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'Search isn’t available right now' });

describe('while the search engine', () => {
  it.each([
    ['is gone', async () => engine.shut()],
    ['hangs', async () => engine.hold()],
  ])('%s, the directory reports it within two seconds, edits succeed, and appear after its return', (_how, fail) =>
    stage.visit(async (visitor, another) => {
      const { page } = visitor;
      const couple = await another();
      const directory = new DirectoryPage(couple.page);
      couple.expectsFailures(searches);
      await couple.page.goto('/vendors');
      await directory.names();
      const editor = await EditorPage.signedIn(page);
      const name = `Wildrye while it ${_how}`;

      await fail();
      await directory.choose('What', 'Photographers');
      const answered = couple.page.waitForResponse(/webstoresearch/);
      await directory.search.click();
      const answer = await answered;
      expect(answer.status()).toBe(503);
      await answer.finished();
      const { responseEnd: milliseconds } = answer.request().timing();
      expect(milliseconds).toBeGreaterThan(0);
      // Two seconds, plus the delay of a busy machine.
      expect(milliseconds).toBeLessThan(6_000);
      await refusal(couple.page).getByRole('button', { name: 'Try again' }).waitFor();
      expect(await couple.page.getByRole('main').getByRole('status').innerText()).toBe('');

      await editor.name.fill(name);
      const version = await editor.publish();
      await editor.isAt('Indexing', version);
      await couple.page.goto('/wildrye-photographs');
      await couple.page.getByRole('heading', { name, level: 1 }).waitFor();
      await couple.page.goBack();
      await refusal(couple.page).waitFor();

      await engine.open();
      await editor.isLive(version);
      await refusal(couple.page).getByRole('button', { name: 'Try again' }).click();
      await directory.link(name).waitFor();
      await refusal(couple.page).waitFor({ state: 'hidden' });
    })(),
  );

  it(
    'is unavailable, the shown results stay, and everything works after its return',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      const directory = new DirectoryPage(page);
      visitor.expectsFailures(/503.*\/api\/webstoresearch/);
      await page.goto('/vendors/austin-tx/photographyvideography');
      const first = await directory.names(12);
      await engine.shut();
      const more = page.getByRole('button', { name: 'Show 12 more' });
      await more.click();
      await page.getByRole('alert').getByText('We couldn’t load more vendors').waitFor();
      expect(await directory.names(12)).toEqual(first);
      await directory.tick('Documentary');
      const refusal = page.getByRole('alert').filter({ hasText: 'Search isn’t available right now' });
      await refusal.waitFor();
      expect(await directory.filter('Documentary').isChecked()).toBe(true);

      await engine.open();
      await refusal.getByRole('button', { name: 'Try again' }).click();
      await directory.names();
      await directory.chips.filter({ hasText: 'Documentary' }).click();
      await directory.names(12);
      await more.click();
      await directory.names(24);
    }),
  );
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

it(
  'while the mail is delayed, the page says so, and the code works once it has arrived',
  stage.visit(async ({ page }) => {
    const email = SignUpPage.anAddress('patient');
    const form = new SignUpPage(page);
    await page.goto('/vendor/signup');
    await stage.site.whileWorkersAreFrozen(async () => {
      await form.signUp(email);
      await page.getByText('Your account is ready').first().waitFor();
    });
    await page.getByText('Your account is ready').waitFor({ state: 'hidden' });
    await form.give(await codeMailedTo(email));
    await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
  }),
);
