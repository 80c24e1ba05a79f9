import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeMailedTo, mailsTo } from '../support/posy/mails.js';
import { expectNoViolation } from './support/expect-no-violation.js';
import { keptSession } from './support/kept-session.js';
import { Stage } from './support/stage.js';

const stage = Stage.forThisFile(() => ({ listings: 20 }));

const pathOf = (page: Page) => new URL(page.url()).pathname;
const anAddress = (name: string) => `${name}-${process.pid}-${Date.now()}@mail.example`;

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, value] of Object.entries({
    'First name': 'Nora',
    'Last name': 'Vale',
    Phone: '(512) 555-0142',
    'E-mail': email,
    Password: 'Tulip-Meadow-7',
    'Confirm the password': 'Tulip-Meadow-7',
  })) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByText(/^I have read the/).click();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from the mail' });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });

it(
  'a vendor signs up, mistypes the code, comes back after a reload, and is welcomed [ID-17] [ID-33] [ID-35] [ID-43]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/400.*\/api\/auth\/verify-email/);
    const email = anAddress('vendor');
    await page.goto('/vendor/signup');
    await fillIn(page, email.toUpperCase());
    await page.getByRole('dialog', { name: 'Check your mail' }).waitFor();
    expect((await keptSession(page))?.accessToken).toMatch(/^ey/);
    await page.getByText(email).waitFor();

    const code = await codeMailedTo(email);
    await codeField(page).fill(code === '000000' ? '000001' : '000000');
    await verify(page).click();
    await page.getByText('Invalid or expired code').waitFor();

    await page.reload();
    await codeField(page).fill(code);
    await verify(page).click();
    await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
    await page.getByRole('link', { name: 'Lets go' }).click();
    await page.getByRole('heading', { name: 'Be found by couples near you' }).waitFor();
    expect(pathOf(page)).toBe('/vendor/welcome');
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirm your e-mail for Posy');
  }),
);

it(
  'a couple on a phone signs up, is welcomed, and keeps a vendor [ID-35] [ID-38]',
  stage.visit(
    async ({ page }) => {
      const email = anAddress('couple');
      await page.goto('/signup');
      await fillIn(page, email);
      await page.getByRole('heading', { name: 'Check your mail', level: 1 }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await codeField(page).fill(await codeMailedTo(email));
      await verify(page).click();
      await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
      expect(pathOf(page)).toBe('/welcome');
      await page.getByRole('link', { name: 'See vendors' }).click();
      const hearts = (pressed: boolean) => page.getByRole('button', { name: /^Save /, pressed });
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await hearts(false).first().tap();
      expect((await saved).status()).toBe(200);
      await hearts(true).waitFor();
      await page.goto('/favorites');
      await hearts(true).waitFor();
    },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  ),
);

it(
  'what a vendor agrees to opens beside the form, and is there without scripts too [ID-17] [ID-126]',
  stage.visit(async ({ page, context }) => {
    await page.goto('/vendor/signup');
    await page.getByRole('textbox', { name: 'First name' }).fill('Nora');
    const opens = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Read the vendor agreement' }).click();
    const agreement = await opens;
    await agreement.getByRole('heading', { level: 1, name: 'Vendor agreement' }).waitFor();
    await agreement.getByRole('heading', { level: 2, name: 'What it costs' }).waitFor();
    expect(pathOf(agreement)).toBe('/vendor/vendor-agreement');
    const html = await (await fetch(agreement.url())).text();
    expect(html).toContain('The price of your plan is shown before you choose it.');
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Nora');
  }),
);

it(
  'the vendor agreement can be read by everybody',
  stage.visit(async ({ page }) => {
    await page.goto('/vendor/vendor-agreement');
    await page.getByRole('heading', { name: 'What it costs' }).waitFor();
    await expectNoViolation(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolation(page);
  }),
);

it(
  'whoever has an account is told so above the form [ID-34]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/409.*\/api\/auth\/signup/);
    await page.goto('/vendor/signup');
    await fillIn(page, 'vendor@posy.example');
    await page.getByRole('alert').getByText('There is already an account with this e-mail.').waitFor();
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Nora');
  }),
);

it(
  'while the mail is not out, the page says so, and the code works once it is',
  stage.visit(async ({ page }) => {
    const email = anAddress('patient');
    await page.goto('/vendor/signup');
    await stage.site.whileWorkersStandStill(async () => {
      await fillIn(page, email);
      await page.getByText('Your account is made').waitFor();
    });
    await page.getByText('Your account is made').waitFor({ state: 'hidden' });
    await codeField(page).fill(await codeMailedTo(email));
    await verify(page).click();
    await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
