import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeMailedTo } from '../support/posy/mails.js';
import { signIn } from './support/accounts.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();
/** The page of the demo vendor. */
const vendorPage = '/wildrye-photographs';

async function signUp(page: Page): Promise<void> {
  const email = SignUpPage.anAddress('asker');
  const form = new SignUpPage(page);
  await page.goto('/signup');
  await form.signUp(email);
  await form.give(await codeMailedTo(email));
  await page.getByRole('link', { name: 'Plan your event' }).waitFor();
}
const say = async (page: Page, message: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
};
const thread = (page: Page, name: string) => page.getByRole('region', { name: `Messages with ${name}` });

it(
  'a couple asks a vendor for a quote, the vendor answers, both see each other’s messages at once, and the vendor reports the couple [MSG-5] [MSG-19] [MSG-34]',
  stage.visit(async ({ page: couple }, another) => {
    await signUp(couple);
    await couple.goto(vendorPage);
    await couple.getByRole('button', { name: 'Ask for a quote' }).filter({ visible: true }).first().click();
    await couple.getByRole('button', { name: /^Just send a message/ }).click();
    const question = `Are you free in May? ${Date.now()}`;
    await couple.getByRole('textbox', { name: 'What would you like to know?' }).fill(question);
    await couple.getByRole('button', { name: 'Send request' }).click();
    await couple.getByRole('link', { name: 'Open conversation' }).click();
    await couple.waitForURL((url) => url.pathname === '/inbox');
    await thread(couple, 'Wildrye Photographs').getByText(question).waitFor();
    await expectNoViolation(couple);

    const { page: vendor } = await another();
    await signIn(vendor, 'vendor@posy.example');
    await vendor.goto('/vendor/inbox');
    await vendor.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: 'Nora Vale' }).first().click();
    await thread(vendor, 'Nora Vale').getByText(question).waitFor();
    await say(vendor, 'Yes, the second weekend is open.');
    await thread(couple, 'Wildrye Photographs').getByText('Yes, the second weekend is open.').waitFor();
    await say(couple, 'Then the second weekend it is.');
    await thread(vendor, 'Nora Vale').getByText('Then the second weekend it is.').waitFor();
    await expectNoViolation(vendor);

    await vendor.getByRole('button', { name: 'Actions for Nora Vale' }).last().click();
    await vendor.getByRole('menuitem', { name: 'Report' }).click();
    await vendor.getByRole('radio', { name: /^Spam/ }).click();
    await vendor.getByRole('button', { name: 'Send report' }).click();
    await vendor.getByText('We’ve received your report').waitFor();
    expect(await thread(vendor, 'Nora Vale').getByRole('listitem').count()).toBeGreaterThan(2);
  }),
);
