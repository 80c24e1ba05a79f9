import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { couple, tokens } from '../../test-support/examples.js';
import { anApi, renderApp } from '../../test-support/render-app.js';
import GuardedPage from './guarded-page.js';
import { pageGuards } from './page-guards.js';

/** The inbox, as far as its guards go. */
const routes: RouteObject[] = [
  { path: '/inbox', element: <GuardedPage guards={pageGuards.inbox}>the messages</GuardedPage> },
  { path: '/', element: 'the landing page' },
];
const anInbox = () =>
  anApi()
    .answer(identityRoutes.login, () => ({ data: { authResult: tokens('maya'), user: couple } }))
    .answer(identityRoutes.logout, () => ({ success: true as const }));

it('a guest is asked to sign in on the page, which opens as soon as they have [ID-102]', async () => {
  const { user, address, api } = renderApp({ path: '/inbox?conversation=7', routes, api: anInbox() });
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
  expect(screen.queryByText('the messages')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
  await user.type(dialog.getByLabelText('E-mail'), 'maya@example.com');
  await user.type(dialog.getByLabelText('Password'), 'Posy-demo-2026{Enter}');
  expect(await screen.findByText('the messages')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/inbox?conversation=7');
});

it('a guest who closes the dialog sees why nothing is there, and the ways on [ID-102]', async () => {
  const { user, address } = renderApp({ path: '/inbox', routes, api: anInbox() });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
  expect(screen.queryByText('the messages')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('who is signed in is asked nothing [ID-102]', async () => {
  renderApp({ path: '/inbox', routes, user: couple, api: anInbox() });
  expect(await screen.findByText('the messages')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('who signs out on the page sees nothing of it any more, and is asked again [ID-102]', async () => {
  const { services } = renderApp({ path: '/inbox', routes, user: couple, api: anInbox() });
  await screen.findByText('the messages');
  act(() => services.session.signOut());
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeInTheDocument();
  expect(screen.queryByText('the messages')).not.toBeInTheDocument();
});
