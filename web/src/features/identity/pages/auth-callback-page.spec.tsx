import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import type { SingleSignOnAnswerView } from '#contracts/identity/single-sign-on.views.js';
import { eventsRoutes } from '#contracts/events/events.routes.js';

import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { storeCallback } from '../../../lib/stored-callback.js';
import { couple, draft, tokens, vendor } from '../../../test-support/examples.js';
import { anEvent, profileWith } from '../../../test-support/event-examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const noWebstores = { results: [] as WebstoreSummaryView[], numResults: 0, page: 1, pageSize: 1 };
/** Beginning of the path of each home page. */
const headings = {
  '/dashboard': /until your wedding$/,
  '/vendor/dashboard': /^Welcome, /,
  '/vendor/welcome': 'Get found by couples near you',
  '/': /^The people who make the day/,
};
const signedIn = { data: { authResult: tokens('maya'), user: couple } };
const challenge = { name: 'MFA_REQUIRED' as const, session: 's'.repeat(43), username: couple.email, expiresIn: 300 };
const chosenKey = 'posy.single-sign-on';
const chosen = () => window.sessionStorage.getItem(chosenKey);

afterEach(() => window.sessionStorage.clear());

const anApiThatAnswers = (answer: SingleSignOnAnswerView) =>
  anApi()
    .answer(singleSignOnRoutes.finishSingleSignOn, () => answer)
    .answer(secondFactorRoutes.respondToMfa, () => signedIn)
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }));

/** A user who returns from the provider. */
function comeBack(provider: SingleSignOnProvider, api = anApiThatAnswers({ challenge, provider })) {
  window.sessionStorage.setItem(chosenKey, JSON.stringify({ provider, state: 'known' }));
  return renderApp({ path: '/authcallback?code=c&state=known', api });
}
const code = () => screen.findByLabelText('Code from the app');

describe('a returning user with an authenticator app', () => {
  it('is asked for its code before the sign-in counts, and continues to the requested page [ID-120]', async () => {
    storeCallback('/favorites');
    const { user, api, address, services } = comeBack('event-user');
    await screen.findByRole('heading', { level: 1, name: 'Enter your code' });
    expect(address()).toBe('/authcallback');
    expect(services.session.user()).toBeNull();
    await user.type(await code(), '123 456{Enter}');
    await waitFor(() => expect(address()).toBe('/favorites'));
    expect(api.callsOf(secondFactorRoutes.respondToMfa)[0]?.body).toEqual({
      username: couple.email,
      mfaCode: '123456',
      session: challenge.session,
      type: 'authenticator',
    });
    expect(services.session.user()?.email).toBe(couple.email);
    expect(services.session.provider()).toBe('event-user');
    expect(chosen()).toBeNull();
  });

  it('gets an error at the field for a refused code, and may try another [ID-120]', async () => {
    const api = anApiThatAnswers({ challenge, provider: 'event-user' });
    api.answer(secondFactorRoutes.respondToMfa, () => {
      throw new Refusal(400, 'second-factor-refused');
    });
    const { user, services } = comeBack('event-user', api);
    await user.type(await code(), '123456{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(/already used/));
    expect(services.session.user()).toBeNull();
    api.answer(secondFactorRoutes.respondToMfa, () => signedIn);
    await user.type(await code(), '654321{Enter}');
    await waitFor(() => expect(services.session.user()?.email).toBe(couple.email));
  });

  it.each([
    ['event-user', '/login'],
    ['vendor', '/vendor/login'],
  ] as const)('restarts at the page where a sign-in as %s begins [ID-120]', async (provider, page) => {
    const { user, address, services } = comeBack(provider);
    await code();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(address()).toBe(page));
    expect(services.session.user()).toBeNull();
    expect(chosen()).toBeNull();
  });

  it('is redirected after a timeout, with a message [ID-120]', async () => {
    const api = anApiThatAnswers({ challenge, provider: 'vendor' });
    api.answer(secondFactorRoutes.respondToMfa, () => {
      throw new Refusal(401, 'sign-in-expired');
    });
    const { user, address } = comeBack('vendor', api);
    await user.type(await code(), '123456{Enter}');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This took too long');
    await waitFor(() => expect(address()).toBe('/vendor/login'));
  });
});

it('a returning user without one is signed in at once', async () => {
  storeCallback('/favorites');
  const { address, services } = comeBack('vendor', anApiThatAnswers({ ...signedIn, provider: 'vendor' }));
  await waitFor(() => expect(address()).toBe('/favorites'));
  expect(services.session.provider()).toBe('vendor');
  expect(chosen()).toBeNull();
});

describe('a returning user', () => {
  const { id, name, url, publishStatus } = draft();
  const theirs = { results: [{ id, name, url, publishStatus }], numResults: 1, page: 1, pageSize: 1 };
  const comesBack = (provider: SingleSignOnProvider, user: AuthUserView, webstores = noWebstores) => {
    const data = { authResult: tokens(user.firstName), user };
    const api = anApiThatAnswers({ data, provider })
      .answer(webstoreRoutes.webstoresOfUser, () => webstores)
      .answer(eventsRoutes.eventProfile, () => profileWith(anEvent()))
      .answer(webstoreRoutes.webstoreById, () => draft());
    return comeBack(provider, api);
  };

  const homes = [
    ['event-user', 'a couple', couple, noWebstores, '/dashboard'],
    ['vendor', 'a vendor', vendor, theirs, '/vendor/dashboard'],
    ['vendor', 'somebody a webstore was found for', couple, theirs, '/vendor/dashboard'],
    ['vendor', 'somebody without a business', couple, noWebstores, '/vendor/welcome'],
    ['event-user', 'somebody who is neither', { ...couple, roles: ['Admin' as const] }, noWebstores, '/'],
  ] as const;
  it.each(homes)(
    'through %s, %s goes to their home page [ID-72] [ID-83]',
    async (provider, _who, user, webstores, home) => {
      const { address } = comesBack(provider, user as AuthUserView, webstores);
      await waitFor(() => expect(address()).toBe(home));
      expect(await screen.findByRole('heading', { level: 1, name: headings[home] })).toBeInTheDocument();
    },
  );

  it.each([
    ['/admin/webstores?page=2', '/admin/webstores?page=2'],
    ['/vendors', '/admin/authError'],
    [undefined, '/admin/authError'],
  ])('through admin, with the callback %s, goes to %s [ID-84]', async (callback, page) => {
    if (callback !== undefined) storeCallback(callback);
    const { address } = comesBack('admin', { ...couple, isAdmin: true, roles: ['Admin'] });
    await waitFor(() => expect(address()).toBe(page));
  });

  it.each(['event-user', 'vendor'] as const)('through %s, goes to the requested page [ID-83]', async (provider) => {
    storeCallback('/favorites?from=mail');
    const { address } = comesBack(provider, couple);
    await waitFor(() => expect(address()).toBe('/favorites?from=mail'));
  });
});

it('an unknown state is refused before any call [ID-71]', async () => {
  const api = anApiThatAnswers({ challenge, provider: 'vendor' });
  window.sessionStorage.setItem(chosenKey, JSON.stringify({ provider: 'vendor', state: 'known' }));
  renderApp({ path: '/authcallback?code=c&state=made-up', api });
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid state object returned from SSO');
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/vendor/login');
  expect(api.callsOf(singleSignOnRoutes.finishSingleSignOn)).toEqual([]);
});
