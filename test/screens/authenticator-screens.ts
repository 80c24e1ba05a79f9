import type { Page } from 'playwright-core';
import { problem, shownBy, text, type AnyScreen } from './screen.ts';

const challenge = { name: 'MFA_REQUIRED', session: 's'.repeat(43), username: 'june@example.com', expiresIn: 300 };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const offer = { secret, address: `otpauth://totp/Posy:couple%40posy.example?issuer=Posy&secret=${secret}` };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const asks = async (page: Page) => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { challenge } }));
  await page.route('**/api/auth/check-email-availability', (route) =>
    route.fulfill({ json: { newPoolOrOldPool: 'NEW', userFieldsRequired: [] } }),
  );
  await page.route('**/api/auth/respond-to-mfa', (route) => problem(route, 400, 'second-factor-refused'));
};

async function giveThePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('june@example.com');
  const next = page.getByRole('button', { name: 'Continue' });
  if (await next.isVisible()) await next.click();
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await page.getByLabel('Code from the app').waitFor();
}

const proved = async (page: Page) => {
  await page.getByLabel('Your password').fill('whatever it is');
  await press(page, 'Continue');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
};

// The announcement of a pending button has the role of a picture, whose name is the hidden button.
const exempt = ['role-img-alt'];

/** The server's response about an operator who has none. */
const lacksOne = async (page: Page) => {
  const state = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: true, ownerProof: 'password' };
  await page.route('**/api/account/second-factor', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? state : offer }),
  );
  await page.addInitScript(`{
    const kept = JSON.parse(localStorage.getItem('posy.session') ?? 'null');
    if (kept) localStorage.setItem('posy.session', JSON.stringify({ ...kept, idTokenAttributes: { mfa: 'missing' } }));
  }`);
};

/** The code step of a sign-in, the settings of the authenticator app, and the page for operators without one. */
export const authenticatorScreens: AnyScreen[] = [
  { name: 'login-second-factor', path: '/login', prepare: asks, reach: giveThePassword },
  {
    name: 'login-second-factor-refused',
    path: '/login',
    prepare: asks,
    reach: async (page) => {
      await giveThePassword(page);
      await page.getByLabel('Code from the app').fill('123456');
      await page.keyboard.press('Enter');
      await text(page, 'was already used');
    },
  },
  {
    name: 'login-recovery-code',
    path: '/login',
    prepare: asks,
    reach: async (page) => {
      await giveThePassword(page);
      await press(page, 'Use a recovery code');
      await page.getByLabel('Recovery code', { exact: true }).waitFor();
    },
  },
  { name: 'vendor-login-second-factor', path: '/vendor/login', prepare: asks, reach: giveThePassword },
  {
    name: 'authenticator-required',
    person: 'operator',
    path: '/admin/authenticator',
    // They share the public navigation bar, whose links are in a drawer on phones.
    viewportOnly: true,
    prepare: lacksOne,
    reach: (page) => page.getByLabel('Your password').waitFor(),
  },
  {
    name: 'authenticator-required-scan',
    exempt,
    person: 'operator',
    path: '/admin/authenticator',
    viewportOnly: true,
    prepare: lacksOne,
    reach: proved,
  },
  ...shownBy('account-authenticator', {
    'authenticator-off': 'off',
    'authenticator-who-is-it': 'not-filled-in',
    'authenticator-on': 'on',
    'authenticator-few-codes': 'few-codes',
    'authenticator-turn-off': 'turn-off',
    'authenticator-failed': 'failed',
  }),
  ...shownBy(
    'account-authenticator',
    { 'authenticator-scan': 'scan', 'authenticator-recovery-codes': 'recovery-codes' },
    { exempt },
  ),
];
