import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { ReturnedView } from '#contracts/identity/sessions.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { rememberOrigin } from '../../../lib/impersonation-origin.js';
import { couple, tokens, vendor, searchAnswer } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const noWebstores = { results: [], numResults: 0, page: 1, pageSize: 1 };
const anApiThatKnows = (user = vendor) =>
  anApi()
    .answer(identityRoutes.login, () => ({ data: { authResult: tokens('nora'), user } }))
    .answer(identityRoutes.logout, () => ({ success: true as const }))
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer())
    .answer(webstoreRoutes.webstoresOfUser, () => noWebstores);

async function fillIn(user: ReturnType<typeof renderApp>['user'], identifier = 'nora@example.com') {
  await user.type(await screen.findByLabelText('Email'), identifier);
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
}

it('connects each error to its field, from the first submit on', async () => {
  const api = anApiThatKnows();
  const { user } = renderApp({ path: '/login', api });
  await user.type(await screen.findByLabelText('Email'), 'nora');
  await user.tab();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('invalid email');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('password is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(api.callsOf(identityRoutes.login)).toEqual([]);
  await user.type(screen.getByLabelText('Email'), '@example.com');
  await waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid'));
});

it('accepts an email in capitals and with surrounding spaces [ID-22]', async () => {
  const api = anApiThatKnows();
  const { user } = renderApp({ path: '/login', api });
  await user.type(await screen.findByLabelText('Email'), ' NORA@Example.com ');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  await waitFor(() => expect(api.callsOf(identityRoutes.login)).toHaveLength(1));
  expect(api.callsOf(identityRoutes.login)[0]?.body).toEqual({ identifier: 'nora@example.com', password: 'secret' });
});

it('reports a wrong email or password at the field, and other errors in a toast, each once [ID-56]', async () => {
  const api = anApiThatKnows().answer(identityRoutes.login, () => {
    throw new Refusal(401, 'invalid-credentials');
  });
  const { user, services } = renderApp({ path: '/login', api });
  await fillIn(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('invalid username or password'),
  );
  expect(screen.getAllByText('invalid username or password')).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com');
  expect(services.session.user()).toBeNull();
  api.answer(identityRoutes.login, () => {
    throw new Refusal(503, 'temporarily-unavailable');
  });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const reason = /We can’t be reached right now/;
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(reason);
  expect(screen.getAllByText(reason)).toHaveLength(1);
});

describe('after signing in', () => {
  it('a vendor lands on the dashboard', async () => {
    const { user, address } = renderApp({ path: '/login', api: anApiThatKnows() });
    await fillIn(user);
    await waitFor(() => expect(address()).toBe('/vendor/dashboard'));
  });

  it('anyone else lands among the vendors', async () => {
    const { user, address } = renderApp({ path: '/login', api: anApiThatKnows(couple) });
    await fillIn(user);
    await waitFor(() => expect(address()).toBe('/vendors'));
  });

  it('everybody returns to the requested page, including its query [ID-91]', async () => {
    const path = '/favorites?from=mail';
    const { user, address } = renderApp({ path, api: anApiThatKnows(couple) });
    await screen.findByLabelText('Email');
    expect(address()).toBe('/login');
    await fillIn(user);
    await waitFor(() => expect(address()).toBe(path));
  });
});

it('redirects signed-in users to the landing page [ID-88]', async () => {
  const { address } = renderApp({ path: '/login', user: couple, api: anApiThatKnows() });
  await waitFor(() => expect(address()).toBe('/'));
});

describe('signing out', () => {
  it('goes to the vendors, clears the session and notifies the api [ID-78, ID-87]', async () => {
    const api = anApiThatKnows();
    const { address, services } = renderApp({ path: '/logout', user: vendor, api });
    await screen.findAllByRole('link', { name: 'Sign in' });
    expect(address()).toBe('/vendors');
    expect(services.session.user()).toBeNull();
    expect(api.callsOf(identityRoutes.logout)[0]?.body).toEqual({ accessToken: 'access-Nora' });
  });

  it('leaves nothing that was loaded for the user [ID-78]', async () => {
    const { go, queryClient } = renderApp({ path: '/vendor-categories', user: vendor, api: anApiThatKnows() });
    queryClient.setQueryData(['what only Nora sees'], 'her business');
    await go('/logout');
    await screen.findAllByRole('link', { name: 'Sign in' });
    expect(queryClient.getQueryData(['what only Nora sees'])).toBeUndefined();
  });

  describe('during an impersonation', () => {
    afterEach(() => window.sessionStorage.clear());

    const operator = { ...couple, id: 'operator', isAdmin: true, roles: ['Admin' as const] };
    const exit = async (data: ReturnedView['data']) => {
      rememberOrigin('/admin/users/42?page=2');
      const api = anApiThatKnows().answer(sessionsRoutes.endImpersonation, () => ({ data }));
      const page = renderApp({ path: '/', user: vendor, api });
      const IdToken = `x.${btoa(JSON.stringify({ act: { sub: operator.id } }))}.x`;
      const authResult = { ...tokens('acting'), IdToken };
      act(() => page.services.session.replace({ data: { authResult, user: vendor } }, 'admin-impersonation'));
      await page.go('/logout');
      return { ...page, session: page.services.session };
    };

    it('returns to the page where the operator began, signed in as the operator [ID-110]', async () => {
      const { address, session } = await exit({ authResult: tokens('operator'), user: operator });
      await waitFor(() => expect(address()).toBe('/admin/users/42?page=2'));
      expect(session.user()).toEqual(operator);
      await expect(session.accessToken()).resolves.toBe('access-operator');
    });

    it('goes to the vendors, signed out, when the session of the operator has ended', async () => {
      const { address, session } = await exit(null);
      await waitFor(() => expect(address()).toBe('/vendors'));
      expect(session.user()).toBeNull();
    });
  });
});
