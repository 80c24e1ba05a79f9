import type { Page } from 'playwright-core';
import { problem, text, type Screen } from './screen.ts';

const challenge = { name: 'MFA_REQUIRED', session: 's'.repeat(43), username: 'june@example.com', expiresIn: 300 };
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const offer = { secret, address: `otpauth://totp/Posy:couple%40posy.example?issuer=Posy&secret=${secret}` };
const recoveryCodes = ['4kq7z-01hxw', 'b93ra-vg6tn', '7c2mp-xd8se', 'zz41k-0q5jh', 'n8wrt-3e6ya'].flatMap((code) => [
  code,
  [...code].toReversed().join(''),
]);
const off = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false, ownerProof: 'password' };
const on = { ...off, isOn: true, since: '2026-10-03T10:00:00.000Z', recoveryCodesLeft: 9 };

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

const settings = (state: object) => async (page: Page) => {
  await page.route('**/api/account/second-factor', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? state : offer }),
  );
  await page.route('**/api/account/second-factor/confirm', (route) => route.fulfill({ json: { recoveryCodes } }));
};

const proved = async (page: Page) => {
  await page.getByLabel('Your password').fill('whatever it is');
  await press(page, 'Continue');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
};

const confirmed = async (page: Page) => {
  await page.getByLabel('First code from the app').fill('123456');
  await press(page, 'Turn on');
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
};

// The announcement of a pending button has the role of a picture, whose name is the hidden button.
const exempt = ['role-img-alt'];

const couple = { person: 'couple', path: '/account-settings' } as const;

/** The server's response about an operator who has none. */
const lacksOne = async (page: Page) => {
  await settings({ ...off, isRequired: true })(page);
  await page.addInitScript(`{
    const kept = JSON.parse(localStorage.getItem('posy.session') ?? 'null');
    if (kept) localStorage.setItem('posy.session', JSON.stringify({ ...kept, idTokenAttributes: { mfa: 'missing' } }));
  }`);
};

/** The code step of a sign-in, the settings of the authenticator app, and the page for operators without one. */
export const authenticatorScreens: Screen[] = [
  { name: 'login-second-factor', path: '/login', prepare: asks, reach: giveThePassword },
  {
    name: 'login-second-factor-refused',
    path: '/login',
    prepare: asks,
    reach: async (page) => {
      await giveThePassword(page);
      await page.getByLabel('Code from the app').fill('123456');
      await page.keyboard.press('Enter');
      await text(page, 'used before');
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
    ...couple,
    name: 'authenticator-off',
    prepare: settings(off),
    reach: (page) => page.getByRole('button', { name: 'Set up', exact: true }).waitFor(),
  },
  {
    ...couple,
    name: 'authenticator-who-is-it',
    prepare: settings(off),
    reach: async (page) => {
      await press(page, 'Set up');
      await press(page, 'Continue');
      await text(page, 'Please enter your password');
    },
  },
  {
    ...couple,
    name: 'authenticator-scan',
    exempt,
    prepare: settings(off),
    reach: async (page) => {
      await press(page, 'Set up');
      await proved(page);
    },
  },
  {
    ...couple,
    name: 'authenticator-recovery-codes',
    exempt,
    prepare: settings(off),
    reach: async (page) => {
      await press(page, 'Set up');
      await proved(page);
      await confirmed(page);
    },
  },
  {
    ...couple,
    name: 'authenticator-on',
    prepare: settings(on),
    reach: (page) => text(page, 'You have 9 recovery codes left.'),
  },
  {
    ...couple,
    name: 'authenticator-few-codes',
    prepare: settings({ ...on, recoveryCodesLeft: 1 }),
    reach: (page) => text(page, 'Create new ones'),
  },
  {
    ...couple,
    name: 'authenticator-turn-off',
    prepare: settings(on),
    reach: async (page) => {
      await press(page, 'Turn off');
      await press(page, 'Turn off');
      await text(page, 'Please enter the code');
    },
  },
  {
    ...couple,
    name: 'authenticator-failed',
    prepare: (page) =>
      page.route('**/api/account/second-factor', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'This couldn’t be loaded.'),
  },
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
];
