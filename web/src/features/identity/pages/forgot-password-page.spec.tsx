import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const anApiThatSends = () =>
  anApi()
    .answer(passwordRoutes.forgotPassword, () => ({ success: true as const }))
    .answer(passwordRoutes.verifyCode, () => ({ success: true as const }));

async function opened(api = anApiThatSends(), path = '/forgot-password') {
  const page = renderApp({ path, api });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const ask = async () => {
    await page.user.type(screen.getByLabelText('Email'), 'Nora@example.com');
    await press('Send the code');
    await screen.findByLabelText('Code from our email');
  };
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await page.user.type(screen.getByLabelText(label), text);
  };
  return { ...page, press, ask, fill };
}
const described = (label: string, text: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
const complete = {
  'Code from our email': '123456',
  'New password': 'Tulip-meadow-7',
  'Confirm password': 'Tulip-meadow-7',
};

it('asks for the email, then for the code and a new password, and returns to the sign-in [ID-62] [ID-66]', async () => {
  const api = anApiThatSends();
  const { ask, press, fill, address } = await opened(api);
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  await ask();
  expect(api.callsOf(passwordRoutes.forgotPassword).map(({ body }) => body)).toEqual([{ email: 'nora@example.com' }]);
  expect(screen.getByRole('link', { name: 'Back to Sign-in' })).toHaveAttribute('href', '/login');
  await fill(complete);
  await press('Update Password');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Password reset successfully');
  expect(address()).toBe('/login');
  expect(api.callsOf(passwordRoutes.verifyCode).map(({ body }) => body)).toEqual([
    { email: 'nora@example.com', verificationCode: '123456', password: 'Tulip-meadow-7' },
  ]);
});

it('is linked from the login page of vendors, which passes the email, and returns there [ID-62] [OP-2]', async () => {
  const api = anApiThatSends().answer(signInRoutes.checkEmail, () => ({
    newPoolOrOldPool: 'NEW' as const,
    userFieldsRequired: [],
  }));
  const { user, address } = renderApp({ path: '/vendor/login', api });
  await user.type(await screen.findByLabelText('Email'), 'nora@example.com{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
  expect(address()).toBe('/vendor/forgot-password');
  expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com');
  expect(screen.getByRole('link', { name: 'Back to Sign-in' })).toHaveAttribute('href', '/vendor/login');
});

it('names missing fields [ID-60]', async () => {
  const api = anApiThatSends();
  const { ask, press } = await opened(api);
  await ask();
  await press('Update Password');
  await described('Code from our email', 'Please enter the OTP');
  await described('New password', 'Please enter the password');
  await described('Confirm password', 'Please confirm the password');
  expect(api.callsOf(passwordRoutes.verifyCode)).toEqual([]);
});

it.each([
  ['12345', 'OTP must be only 6 characters'],
  ['1234567', 'OTP must be only 6 characters'],
  ['12345a', 'OTP must contain only numbers'],
])('reports the invalid code %s, and sends nothing [ID-40]', async (code, text) => {
  const api = anApiThatSends();
  const { ask, press, fill } = await opened(api);
  await ask();
  await fill({ ...complete, 'Code from our email': code });
  await press('Update Password');
  await described('Code from our email', text);
  expect(api.callsOf(passwordRoutes.verifyCode)).toEqual([]);
});

it('requires the same password twice, without the email in it [ID-27] [ID-29]', async () => {
  const api = anApiThatSends();
  const { ask, press, fill } = await opened(api);
  await ask();
  await fill({ ...complete, 'New password': 'Tulip-nora-77', 'Confirm password': 'Tulip-nora-78' });
  await press('Update Password');
  await described('Confirm password', 'passwords must match');
  expect(screen.getByLabelText('New password')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/without your name or email/);
  expect(api.callsOf(passwordRoutes.verifyCode)).toEqual([]);
});

it('accepts an email in capitals and with surrounding spaces [ID-22]', async () => {
  const api = anApiThatSends();
  const { user, press } = await opened(api);
  await user.type(screen.getByLabelText('Email'), '  NORA@Example.com ');
  await press('Send the code');
  await screen.findByLabelText('Code from our email');
  expect(api.callsOf(passwordRoutes.forgotPassword).map(({ body }) => body)).toEqual([{ email: 'nora@example.com' }]);
});

it('reports a wrong or expired code, and keeps the input [ID-44]', async () => {
  const api = anApiThatSends().answer(passwordRoutes.verifyCode, () => {
    throw new Refusal(400, 'one-time-code-refused');
  });
  const { ask, press, fill } = await opened(api);
  await ask();
  await fill(complete);
  await press('Update Password');
  await described('Code from our email', 'OTP is incorrect or expired');
  expect(screen.getByLabelText('New password')).toHaveValue('Tulip-meadow-7');
});

it('can be restarted with another email', async () => {
  const { ask, press } = await opened();
  await ask();
  await press('Use another email');
  const field = await screen.findByLabelText('Email');
  expect(field).toHaveFocus();
  expect((field as HTMLInputElement).value).toContain('@');
});

it('reports a password that many people use', async () => {
  const api = anApiThatSends().answer(passwordRoutes.verifyCode, () => {
    throw new Refusal(400, 'invalid-input', { password: ['common-password'] });
  });
  const { ask, press, fill } = await opened(api);
  await ask();
  await fill({ 'Code from our email': '123456', 'New password': 'P@ssw0rd', 'Confirm password': 'P@ssw0rd' });
  await press('Update Password');
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too common/));
});
