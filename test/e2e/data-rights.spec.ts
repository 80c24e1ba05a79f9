import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { demoPassword } from '#src/demo/demo-sign-ins.js';
import { eventually } from '../support/posy/eventually.js';
import { mailsTo } from '../support/posy/mails.js';
import { aCouple } from './support/accounts.js';
import { contentOf } from './support/downloads.js';
import { keptSession } from './support/kept-session.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const settings = '/account-settings';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await new SignInPage(page).signIn(email);
}

async function closeAccount(page: Page): Promise<void> {
  await button(page, 'Close account').click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(demoPassword);
  await button(page, 'Close my account').click();
  await page.getByRole('dialog', { name: 'Your account is closed' }).waitFor();
}

it(
  'a couple exports their data, closes the account, and is erased',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    // A user whose session ends while a page is open is informed by the next call.
    visitor.expectsFailures(/401/);
    const couple = await aCouple(page);
    await page.goto(settings);
    await button(page, 'Request a copy').click();
    const asked = page.getByRole('dialog', { name: 'Request a copy of your data?' });
    await asked.getByRole('textbox', { name: 'Your password' }).fill(demoPassword);
    await button(page, 'Get my copy').click();
    await button(page, 'Download your copy').waitFor();
    const downloading = page.waitForEvent('download');
    await button(page, 'Download your copy').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('my-data.zip');
    const files = unzipSync(new Uint8Array(await contentOf(download)));
    expect(strFromU8(files['identity.json']!)).toContain(couple);

    await closeAccount(page);
    await page
      .getByText(/sign in before then/)
      .first()
      .waitFor();
    await button(page, 'Done').click();
    await eventually(
      () => keptSession(page),
      (kept) => kept === null,
    );

    const mails = await eventually(
      () => mailsTo(couple),
      (taken) => taken.some(({ subject }) => subject.includes('is closed')),
    );
    expect(mails.some(({ subject }) => subject.includes('ready to download'))).toBe(true);

    await stage.site.sql(
      `update identity.account_closing set closes_at = now()
       where user_id = (select id from identity.user where email = $1)`,
      [couple],
    );
    await eventually(
      () => stage.site.sql(`select 1 from identity.user where email = $1`, [couple]),
      (users) => users.length === 0,
    );
    await signInAt(page, '/login', couple);
    await page.getByText('invalid username or password').waitFor();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
