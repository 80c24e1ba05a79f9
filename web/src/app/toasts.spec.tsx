import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { couple, searchAnswer } from '../test-support/examples.js';
import { anApi, renderApp } from '../test-support/render-app.js';

const anApiWithVendors = () =>
  anApi()
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer())
    .answer(identityRoutes.logout, () => ({ success: true as const }));

async function opened() {
  const page = renderApp({ path: '/vendors', api: anApiWithVendors() });
  await screen.findByText('No vendors');
  const { toasts } = page.services;
  // The component that shows messages is loaded with the first of them.
  act(() => toasts.show('info', 'Hello.'));
  await screen.findByText('Hello.');
  return { ...page, toasts };
}
const region = () => screen.getByRole('region', { name: /Notifications/ });

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

it('a message of any kind disappears after three seconds [WEB-23]', async () => {
  const { toasts } = await opened();
  act(() => jest.advanceTimersByTime(3_000));
  // From here on the clock of the page only moves with the test.
  jest.useFakeTimers({ advanceTimers: false });
  const said = { success: 'Saved.', error: 'Not saved.', info: 'Removed.' } as const;
  act(() => {
    toasts.show('success', said.success);
    toasts.show('error', said.error);
    toasts.show('info', said.info);
  });
  const shown = within(region()).getAllByRole('alertdialog');
  expect(shown.map(({ textContent }) => textContent).toSorted()).toEqual(Object.values(said).toSorted());
  expect(new Set(shown.map((toast) => toast.querySelector('svg')?.innerHTML)).size).toBe(3);
  act(() => jest.advanceTimersByTime(2_999));
  for (const text of Object.values(said)) expect(screen.getByText(text)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  for (const text of Object.values(said)) expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('a message stays while it is hovered, and disappears at once when it is dismissed', async () => {
  const { user } = await opened();
  await user.hover(screen.getByText('Hello.'));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Hello.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Hello.')).not.toBeInTheDocument();
});

it('a message stays while it has the focus', async () => {
  await opened();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Hello.')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  act(() => jest.advanceTimersByTime(3_100));
  expect(screen.queryByText('Hello.')).not.toBeInTheDocument();
});

it('a message without a text says in general how it went [WEB-24]', async () => {
  const { toasts } = await opened();
  act(() => toasts.show('success'));
  act(() => toasts.show('error'));
  expect(screen.getByText('Done')).toBeInTheDocument();
  expect(screen.getByText('That didn’t work. Please try again.')).toBeInTheDocument();
});

it('confirms a sign-out', async () => {
  renderApp({ path: '/logout', user: couple, api: anApiWithVendors() });
  expect(await screen.findByText('You’re signed out of Posy')).toBeInTheDocument();
});
