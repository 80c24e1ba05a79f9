import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoPassword } from '#src/demo/demo-sign-ins.js';
import { codeMailedTo, mailsTo } from '../support/posy/mails.js';
import { eventually } from '../support/posy/eventually.js';
import { aCouple } from './support/accounts.js';
import { SignInPage } from './support/sign-in-page.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByText('Changes saved successfully').first().waitFor();
const section = (page: Page, name: string) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name, level: 2 }) });
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save' }).click();

/** Signs in a couple whose email is confirmed, and returns it. */
async function aConfirmedCouple(page: Page): Promise<string> {
  const email = await aCouple(page);
  // The mails of the test come after this one.
  await codeMailedTo(email);
  await stage.site.sql(`update identity.user set email_verified_at = now() where email = $1`, [email]);
  return email;
}

it(
  'a couple opens the account from the menu, changes their name, is informed at the bottom center, and is greeted by the name [ID-116] [OP-36] [WEB-23]',
  stage.visit(async ({ page }) => {
    await aCouple(page);
    await page.goto('/favorites');
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click();
    await field(page, 'First name').fill('Marguerite');
    await page.getByLabel('Birthdate').fill('1992-05-17');
    await save(page, 'About you');
    // The pointer keeps the message.
    const messages = page.getByRole('region', { name: /^Notifications/ });
    await messages.getByText('Changes saved successfully').hover();
    const { x, y, width, height } = (await messages.boundingBox())!;
    const window = page.viewportSize()!;
    expect(Math.abs(2 * x + width - window.width)).toBeLessThanOrEqual(2);
    expect(window.height - y - height).toBe(20);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Account: Marguerite' }).waitFor();
    await page.reload();
    await field(page, 'First name').waitFor();
    expect(await field(page, 'First name').inputValue()).toBe('Marguerite');
    expect(await page.getByLabel('Birthdate').inputValue()).toBe('1992-05-17');
  }),
);

it(
  'the email is changed with a code from each mailbox, and the next sign-in requires the new one [ID-116] [OP-36]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    const [email, newEmail] = [await aConfirmedCouple(page), SignUpPage.anAddress('after')];
    await page.goto('/account-information');
    await page.getByRole('button', { name: 'Change email' }).click();
    await field(page, 'New email').fill(newEmail);
    await field(page, 'Your password').fill(demoPassword);
    await page.getByRole('button', { name: 'Send the code' }).click();

    visitor.expectsFailures(/400.*\/api\/account\/email-change\/confirm/);
    await page.getByText('Step 1 of 2').first().waitFor();
    const code = await codeMailedTo(email, 2);
    const verify = async (digits: string) => {
      await field(page, 'Code from our email').fill(digits);
      await page.getByRole('button', { name: 'Verify' }).click();
    };
    await verify(code === '000000' ? '000001' : '000000');
    await page.getByText('Invalid or expired code').first().waitFor();
    // The pending change is displayed after a reload.
    await page.reload();
    await verify(code);
    await page.getByText('Step 2 of 2').first().waitFor();
    await verify(await codeMailedTo(newEmail));
    await saved(page);
    await page.getByText(newEmail).first().waitFor();

    const told = await eventually(
      () => mailsTo(email),
      (mails) => mails.length === 3,
    );
    expect(told[0]?.subject).toBe('Your email for Posy was changed');
    await page.goto('/logout');
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.goto('/account-information');
    await new SignInPage(page).signIn(newEmail);
    await page.getByText(newEmail).first().waitFor();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
