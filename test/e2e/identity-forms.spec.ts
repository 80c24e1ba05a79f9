import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { codeMailedTo } from '../support/posy/mails.js';
import { EditorPage } from './support/editor-page.js';
import { hasFocus, pressUntilFocused } from './support/keyboard.js';
import { SignInPage } from './support/sign-in-page.js';
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
      await new EditorPage(page).name.waitFor();
    }),
  );
});

describe('an invalid form', () => {
  it(
    'focuses its first invalid field, and each error belongs to its field',
    stage.visit(async ({ page }) => {
      await page.goto('/vendor/signup');
      await button(page, 'Sign up').click();
      await hasFocus(field(page, 'First name'));
      const texts: [string, string][] = [
        ['First name', 'Please enter the first name'],
        ['Last name', 'Please enter the last name'],
        ['Phone', 'Please enter the phone number'],
        ['Email', 'Please enter your email address'],
        ['Password', 'Please enter the password'],
        ['Confirm password', 'Please confirm the password'],
      ];
      for (const [name, description] of texts) {
        await page.getByRole('textbox', { name, exact: true, description }).waitFor();
        expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
      }
      await field(page, 'First name').fill('Nora');
      await field(page, 'Last name').fill('Vale');
      await button(page, 'Sign up').click();
      await hasFocus(field(page, 'Phone'));
    }),
  );

  it(
    'focuses the field that the api has refused',
    stage.visit(async (visitor) => {
      visitor.expectsFailures(/401.*\/api\/auth\/login/);
      await visitor.page.goto('/login');
      await new SignInPage(visitor.page).signIn('vendor@posy.example', 'not the password');
      const name = 'Password';
      await visitor.page.getByRole('textbox', { name, description: /invalid username/i }).waitFor();
      await hasFocus(field(visitor.page, name));
    }),
  );
});

describe('autofill of browsers and password managers', () => {
  /** Returns name, autocomplete token and keyboard of each field of a form, by its label. */
  const tokens = async (page: Page, names: string[]) => {
    const found: Record<string, string> = {};
    for (const name of names) {
      const [autocomplete, mode] = await Promise.all([
        field(page, name).getAttribute('autocomplete'),
        field(page, name).getAttribute('inputmode'),
      ]);
      found[name] = [autocomplete, mode].filter(Boolean).join(' ');
    }
    return found;
  };
  const knownUser = (page: Page) => page.locator('input[autocomplete=username]').inputValue();

  it(
    'works on every form',
    stage.visit(async (visitor) => {
      const { page } = visitor;
      await page.goto('/vendor/signup');
      const newPasswords = { Password: 'new-password', 'Confirm password': 'new-password' };
      const person = { 'First name': 'given-name', 'Last name': 'family-name', Phone: 'tel', Email: 'username' };
      expect(await tokens(page, Object.keys({ ...person, ...newPasswords }))).toEqual({ ...person, ...newPasswords });

      await page.goto('/login');
      const login = { Email: 'username', Password: 'current-password' };
      expect(await tokens(page, Object.keys(login))).toEqual(login);

      await page.goto('/vendor/login');
      await field(page, 'Email').fill('vendor@posy.example');
      await button(page, 'Continue').click();
      await field(page, 'Password').waitFor();
      expect(await tokens(page, ['Password'])).toEqual({ Password: 'current-password' });
      expect(await knownUser(page)).toBe('vendor@posy.example');

      await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { success: true } }));
      await page.goto('/forgot-password');
      await field(page, 'Email').fill('june@example.com');
      await button(page, 'Send the code').click();
      await field(page, 'New password').waitFor();
      const reset = { 'Code from our email': 'one-time-code numeric', 'New password': 'new-password' };
      expect(await tokens(page, Object.keys(reset))).toEqual(reset);
      expect(await knownUser(page)).toBe('june@example.com');
    }),
  );

  it(
    'can be looked at, and is hidden again once it is sent',
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
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
