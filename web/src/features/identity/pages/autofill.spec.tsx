import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const email = 'june@example.com';
const api = () =>
  anApi()
    .answer(signInRoutes.checkEmail, () => ({ newPoolOrOldPool: 'NEW' as const, userFieldsRequired: [] }))
    .answer(passwordRoutes.forgotPassword, () => ({ success: true as const }));

/** Returns the autocomplete token and the keyboard of each field, by its label. */
async function tokens(names: string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const field = await screen.findByLabelText(name);
    found[name] = [field.getAttribute('autocomplete'), field.getAttribute('inputmode')].filter(Boolean).join(' ');
  }
  return found;
}
const expectTokens = async (said: Record<string, string>) => expect(await tokens(Object.keys(said))).toEqual(said);
const knownUser = () => document.querySelector('input[autocomplete=username]');

it('a sign-up tells browsers and password managers what each field is', async () => {
  renderApp({ path: '/vendor/signup', api: api() });
  const person = { 'First name': 'given-name', 'Last name': 'family-name', Phone: 'tel', Email: 'username' };
  await expectTokens({ ...person, Password: 'new-password', 'Confirm password': 'new-password' });
});

it('a sign-in has tokens for the email and the current password', async () => {
  renderApp({ path: '/login', api: api() });
  await expectTokens({ Email: 'username', Password: 'current-password' });
});

it('the second step of a sign-in keeps the email for password managers', async () => {
  const { user } = renderApp({ path: '/vendor/login', api: api() });
  await user.type(await screen.findByLabelText('Email'), `${email}{Enter}`);
  await expectTokens({ Password: 'current-password' });
  expect(knownUser()).toHaveValue(email);
});

it('a reset has tokens for the code and the new password, and keeps the email', async () => {
  const { user } = renderApp({ path: '/forgot-password', api: api() });
  await user.type(await screen.findByLabelText('Email'), `${email}{Enter}`);
  await expectTokens({ 'Code from our email': 'one-time-code numeric', 'New password': 'new-password' });
  expect(knownUser()).toHaveValue(email);
});
