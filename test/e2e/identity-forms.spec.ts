import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeMailedTo } from '../support/posy/mails.js';
import { hasFocus, pressUntilFocused } from './support/keyboard.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('with the keyboard alone', () => {
  const goTo = (page: Page, name: string) => pressUntilFocused(page, 'Tab', field(page, name));
  const write = async (page: Page, name: string, words: string) => {
    await goTo(page, name);
    await page.keyboard.type(words);
  };

  it(
    'a vendor signs up, confirms the email and is welcomed',
    stage.visit(async ({ page }) => {
      const email = `keys-${process.pid}-${Date.now()}@mail.example`;
      await page.goto('/vendor/signup');
      await field(page, 'First name').waitFor();
      await write(page, 'First name', 'Nora');
      await write(page, 'Last name', 'Vale');
      await write(page, 'Phone', '5125550142');
      await write(page, 'Email', email);
      await write(page, 'Password', 'Tulip-Meadow-7');
      await write(page, 'Confirm password', 'Tulip-Meadow-7');
      await pressUntilFocused(page, 'Tab', page.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await pressUntilFocused(page, 'Tab', button(page, 'Sign up'));
      await page.keyboard.press('Enter');
      await hasFocus(field(page, 'Code from our email'));
      await page.keyboard.type(await codeMailedTo(email));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Welcome, Nora' }).waitFor();
      await pressUntilFocused(page, 'Tab', page.getByRole('link', { name: 'Lets go' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/vendor/welcome');
    }),
  );

  it(
    'a vendor logs in',
    stage.visit(async ({ page }) => {
      await page.goto('/vendor/login');
      await field(page, 'Email').waitFor();
      await write(page, 'Email', 'vendor@posy.example');
      await page.keyboard.press('Enter');
      await hasFocus(field(page, 'Password'));
      await page.keyboard.type('Posy-demo-2026');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
    }),
  );
});

it(
  'a password can be looked at, and is hidden again once it is sent',
  stage.visit(async (visitor) => {
    const { page } = visitor;
    visitor.expectsFailures(/401.*\/api\/auth\/login/);
    await page.goto('/login');
    const type = () => field(page, 'Password').getAttribute('type');
    await field(page, 'Password').fill('not the password');
    expect(await type()).toBe('password');
    await button(page, 'Show the password').click();
    expect(await type()).toBe('text');
    await field(page, 'Email').fill('vendor@posy.example');
    await button(page, 'Sign in').click();
    await button(page, 'Show the password').waitFor();
    expect(await type()).toBe('password');
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
