import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeMailedTo, mailsTo } from '../support/posy/mails.js';
import { EditorPage } from './support/editor-page.js';
import { keptSession } from './support/kept-session.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const pathOf = (page: Page) => new URL(page.url()).pathname;
const { anAddress } = SignUpPage;

it(
  'a vendor signs up, mistypes the code, reloads the page, is welcomed, and saves a draft webstore [ID-17] [ID-33] [ID-35] [ID-43]',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/400.*\/api\/auth\/verify-email/);
    const email = anAddress('vendor');
    const form = new SignUpPage(page);
    await page.goto('/vendor/signup');
    await form.signUp(email.toUpperCase());
    await page.getByRole('dialog', { name: 'Check your email' }).waitFor();
    expect((await keptSession(page))?.accessToken).toMatch(/^ey/);
    await page.getByText(email).first().waitFor();

    const code = await codeMailedTo(email);
    await form.give(code === '000000' ? '000001' : '000000');
    await page.getByText('Invalid or expired code').first().waitFor();

    await page.reload();
    await form.give(code);
    await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
    await page.getByRole('link', { name: 'Lets go' }).click();
    const editor = new EditorPage(page);
    await editor.name.waitFor();
    expect(pathOf(page)).toBe(EditorPage.path);
    await page.getByText('Start with your business name').waitFor();
    await editor.name.fill('Wildrye Flowers');
    await editor.saves();
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Confirm your email for Posy');
  }),
);

it(
  'a couple on a phone signs up, is welcomed, and saves a vendor [ID-35] [ID-38]',
  stage.visit(
    async ({ page }) => {
      const email = anAddress('couple');
      const form = new SignUpPage(page);
      await page.goto('/signup');
      await form.signUp(email);
      await page.getByRole('heading', { name: 'Check your email', level: 1 }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      // A user who leaves before entering the code can continue later.
      await page.goto('/account-information');
      await page.getByRole('link', { name: 'Confirm email' }).click();
      await page.waitForURL('**/welcome');
      await page.reload();
      await form.give(await codeMailedTo(email));
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
  'the vendor agreement opens beside the form, and is available without scripts too [ID-17] [ID-126]',
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
    expect(html).toContain('You see the price of a plan before you choose it.');
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Nora');
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
