import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple, searchAnswer, tokens, vendor } from '../../test-support/examples.js';
import { anApi, renderApp } from '../../test-support/render-app.js';
import GuardedPage from './guarded-page.js';

const anApiFor = (user: AuthUserView) =>
  anApi()
    .answer(signInRoutes.checkEmail, () => ({ newPoolOrOldPool: 'NEW' as const, userFieldsRequired: [] }))
    .answer(identityRoutes.login, () => ({ data: { authResult: tokens('maya'), user } }))
    .answer(identityRoutes.logout, () => ({ success: true as const }))
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer())
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 1 }));

describe('the inbox', () => {
  it('asks a guest to sign in without leaving the address, and opens after the sign-in [ID-102]', async () => {
    const { user, address } = renderApp({ path: '/inbox?conversation=7', api: anApiFor(couple) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
    expect(address()).toBe('/inbox?conversation=7');
    await user.type(dialog.getByLabelText('Email'), 'maya@example.com');
    await user.type(dialog.getByLabelText('Password'), 'Posy-demo-2026{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/inbox?conversation=7');
  });

  it('explains to a guest who closes the dialog why it is empty, and offers links', async () => {
    const { user, address } = renderApp({ path: '/inbox', api: anApiFor(couple) });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await main.findByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    await user.click(main.getByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows no dialog to a signed-in couple', async () => {
    const { address } = renderApp({ path: '/inbox', user: couple, api: anApiFor(couple) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument();
    expect(address()).toBe('/inbox');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of vendors has a separate sign-in page, which leads back to it [ID-102]', async () => {
    const { user, address } = renderApp({ path: '/vendor/inbox?conversation=7', api: anApiFor(vendor) });
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com{Enter}');
    expect(address()).toBe('/vendor/inbox/login');
    await user.type(await screen.findByLabelText('Password'), 'Posy-demo-2026{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument();
    expect(address()).toBe('/vendor/inbox?conversation=7');
  });
});

it('a page with a sign-in dialog hides its content after signing out, and asks again', async () => {
  const routes = [{ path: '/', element: <GuardedPage guards={['signed-in-or-asked']}>the messages</GuardedPage> }];
  const { services } = renderApp({ path: '/', routes, user: couple, api: anApiFor(couple) });
  await screen.findByText('the messages');
  act(() => services.session.signOut());
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
  expect(screen.queryByText('the messages')).not.toBeInTheDocument();
});
