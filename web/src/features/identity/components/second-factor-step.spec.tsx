import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple, searchAnswer, tokens } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const challenge = {
  name: 'MFA_REQUIRED' as const,
  session: 's'.repeat(43),
  username: couple.email,
  expiresIn: 300,
};
const signedIn = { data: { authResult: tokens('maya'), user: couple } };
const anApiThatAsks = () =>
  anApi()
    .answer(identityRoutes.login, () => ({ challenge }))
    .answer(secondFactorRoutes.respondToMfa, () => signedIn)
    .answer(signInRoutes.checkEmail, () => ({ newPoolOrOldPool: 'NEW' as const, userFieldsRequired: [] }))
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer())
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }));

/** Opens the sign-in page at its code step. */
async function asked(api = anApiThatAsks()) {
  const page = renderApp({ path: '/login', api });
  await page.user.type(await screen.findByLabelText('Email'), couple.email);
  await page.user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await screen.findByLabelText('Code from the app');
  return page;
}

describe('the code step of a sign-in', () => {
  it('sends the code with the result of the first step, and continues [ID-120]', async () => {
    const { user, api, address, services } = await asked();
    expect(screen.getByLabelText('Code from the app')).toHaveFocus();
    expect(services.session.user()).toBeNull();
    await user.type(screen.getByLabelText('Code from the app'), '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors'));
    expect(api.callsOf(secondFactorRoutes.respondToMfa)[0]?.body).toEqual({
      username: couple.email,
      mfaCode: '123456',
      session: challenge.session,
      type: 'authenticator',
    });
    expect(services.session.user()?.email).toBe(couple.email);
  });

  it('accepts a recovery code instead [ID-120]', async () => {
    const { user, api, address } = await asked();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(await screen.findByLabelText('Recovery code'), 'ab1cd-ef2gh{Enter}');
    await waitFor(() => expect(address()).toBe('/vendors'));
    expect(api.callsOf(secondFactorRoutes.respondToMfa)[0]?.body).toMatchObject({
      mfaCode: 'ab1cd-ef2gh',
      type: 'recovery-code',
    });
  });

  it('reports at the field that a code is missing, invalid, or refused', async () => {
    const api = anApiThatAsks().answer(secondFactorRoutes.respondToMfa, () => {
      throw new Refusal(400, 'second-factor-refused');
    });
    const { user } = await asked(api);
    const field = () => screen.getByLabelText('Code from the app');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Please enter the code/));
    await user.type(field(), '12345{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/enter the full code/));
    expect(api.callsOf(secondFactorRoutes.respondToMfa)).toEqual([]);
    await user.type(field(), '6{Enter}');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/already used/));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('restarts when the pending sign-in has expired', async () => {
    const api = anApiThatAsks().answer(secondFactorRoutes.respondToMfa, () => {
      throw new Refusal(401, 'sign-in-expired');
    });
    const { user } = await asked(api);
    await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Please sign in again');
  });

  it('is part of the vendors’ login too', async () => {
    const { user, services } = renderApp({ path: '/vendor/login', api: anApiThatAsks() });
    await user.type(await screen.findByLabelText('Email'), `${couple.email}{Enter}`);
    await user.type(await screen.findByLabelText('Password'), 'secret{Enter}');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    await waitFor(() => expect(services.session.user()?.email).toBe(couple.email));
  });
});
