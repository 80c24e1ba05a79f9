import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type { AccountClosingView, DataExportView } from '#contracts/identity/data-rights.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { couple, vendor } from '../../../test-support/examples.js';
import { Refusal, type FakeApi } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';
import { until } from '../../../test-support/until.js';
import { formatDate } from '../../../base/format.js';
import { DataRights } from './data-rights.js';
import { YourData } from './your-data.js';

const closesAt = new Date(Date.now() + 14 * 86_400_000).toISOString();
const open: AccountClosingView = { closesAt: null, proof: 'password', graceDays: 14 };
const aCopy = (more: Partial<DataExportView> = {}): DataExportView => ({
  id: '0198c0de-0000-7000-8000-0000000000e1',
  state: 'requested',
  requestedAt: new Date().toISOString(),
  readyUntil: null,
  size: null,
  ...more,
});
const aReadyCopy = () => aCopy({ state: 'ready', readyUntil: closesAt, size: 18_400 });

const anApiWith = (copy: DataExportView | null, closing = open) =>
  anApi()
    .answer(routes.newestExport, () => ({ export: copy, proof: 'password' as const }))
    .answer(routes.accountClosing, () => closing);

const show = (api: FakeApi, user: AuthUserView = couple) =>
  renderApp({
    path: '/settings',
    user,
    api,
    routes: [
      { path: '/settings', element: <DataRights /> },
      { path: '/', element: <p>Home</p> },
    ],
  });

afterEach(() => void jest.useRealTimers());

const button = (name: string) => screen.findByRole('button', { name });

describe('your data', () => {
  it('is requested, and shown as pending until it is ready', async () => {
    let copy: DataExportView | null = null;
    const api = anApi()
      .answer(routes.accountClosing, () => open)
      .answer(routes.newestExport, () => ({ export: copy, proof: 'password' as const }))
      .answer(routes.requestExport, ({ body }) => {
        if ((body as { password: string }).password !== 'Right-1234') {
          throw new Refusal(400, 'invalid-input', { password: ['wrong-password'] });
        }
        return (copy = aCopy());
      });
    jest.useFakeTimers();
    const { user } = show(api);
    await until(() => screen.queryByRole('button', { name: 'Request a copy' }));
    await user.click(screen.getByRole('button', { name: 'Request a copy' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await until(() => dialog.queryByText('That’s not your password.'));
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'Right-1234{Enter}');
    await until(() => screen.queryByText('We’re preparing your copy'));
    copy = aReadyCopy();
    // A poll, and the time in which its response is shown.
    await act(() => jest.advanceTimersByTimeAsync(2_000 + 1_000));
    await until(() => screen.queryByText('Your copy is ready'));
    expect(screen.getByText(/^Available until .* \d+:\d\d\s[AP]M \(18 KB\)/)).toBeInTheDocument();
  });

  it('is downloaded from an address that is requested at that moment', async () => {
    const api = anApiWith(aReadyCopy()).answer(routes.exportLink, () => ({
      url: 'http://posy.test/media/signed/copy',
      goodUntil: closesAt,
    }));
    const gone: string[] = [];
    const element = <YourData userId={couple.id} download={(address) => gone.push(address)} />;
    const { user } = renderApp({ path: '/', user: couple, api, routes: [{ path: '/', element }] });
    expect(api.callsOf(routes.exportLink)).toHaveLength(0);
    await user.click(await button('Download your copy'));
    await waitFor(() => expect(gone).toEqual(['http://posy.test/media/signed/copy']));
  });

  it('that could not be made can be requested again', async () => {
    const api = anApiWith(aCopy({ state: 'failed' })).answer(routes.requestExport, () => aCopy());
    const { user } = show(api);
    await user.click(await button('Request again'));
    await user.type(await screen.findByLabelText('Your password'), 'Right-1234{Enter}');
    expect(await screen.findByText('We’re preparing your copy')).toBeInTheDocument();
  });

  it('reports when its status cannot be loaded', async () => {
    const api = anApi().answer(routes.accountClosing, () => open);
    api.answer(routes.newestExport, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    show(api);
    expect(await screen.findByText('We couldn’t load this.')).toBeInTheDocument();
  });
});

describe('closing the account', () => {
  it('explains the consequences, accepts the password, and signs out only after the confirmation was read [OP-36]', async () => {
    const api = anApiWith(null).answer(routes.closeAccount, ({ body }) => {
      if ((body as { password: string }).password !== 'Right-1234') {
        throw new Refusal(400, 'invalid-input', { password: ['wrong-password'] });
      }
      return { ...open, closesAt };
    });
    const { user, services } = show(api, vendor);
    await user.click(await button('Close account'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your pages are taken down/)).toBeInTheDocument();
    const confirm = dialog.getByRole('button', { name: 'Close my account' });
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await user.click(confirm);
    expect(await dialog.findByText('That’s not your password.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), 'Right-1234');
    await user.click(confirm);
    expect(await screen.findByText(new RegExp(`erased on ${formatDate(closesAt)}`))).toBeInTheDocument();
    expect(services.session.user()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Home')).toBeInTheDocument();
    await waitFor(() => expect(services.session.user()).toBeNull());
  });

  it('mentions no pages to a couple, and does nothing when it is canceled', async () => {
    const { user, api } = show(anApiWith(null));
    await user.click(await button('Close account'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/pages/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(routes.closeAccount)).toHaveLength(0);
  });

  it('accepts a mailed code from a user without a password', async () => {
    const api = anApiWith(null, { ...open, proof: 'code' })
      .answer(routes.sendClosingCode, () => ({ success: true as const }))
      .answer(routes.closeAccount, () => {
        throw new Refusal(400, 'one-time-code-refused');
      });
    const { user } = show(api);
    await user.click(await button('Close account'));
    await user.click(await button('Email me a code'));
    await screen.findByText('We sent you a code.');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(await button('Close my account'));
    expect(await screen.findByText('Invalid or expired code')).toBeInTheDocument();
    expect(api.callsOf(routes.closeAccount)[0]?.body).toEqual({ otp: '123456' });
  });

  it('is not available to operators, nor during an impersonation', async () => {
    show(anApiWith(null), { ...couple, isAdmin: true, roles: ['Admin'] });
    await screen.findByText(/You’re an operator/);
    expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  });
});

describe('an account that is going to be erased', () => {
  const leaving = { ...couple, closesAt };
  const anApiOfSessions = () =>
    anApi().answer(sessionsRoutes.sessions, () => ({ results: [], numResults: 0, page: 1, pageSize: 20 }));

  it('shows a notice above every page, and is restored with one press', async () => {
    const api = anApiOfSessions().answer(routes.keepAccount, () => open);
    const { user, services } = renderApp({ path: '/account/sessions', user: leaving, api });
    expect(await screen.findByText(`Your account will be erased on ${formatDate(closesAt)}`)).toBeInTheDocument();
    await user.click(await button('Keep my account'));
    await waitFor(() => expect(services.session.user()?.closesAt).toBeUndefined());
    await waitFor(() => expect(screen.queryByText(/will be erased on/)).toBeNull());
    expect(api.callsOf(routes.keepAccount)).toHaveLength(1);
  });

  it('can be restored where it was closed, too', async () => {
    const api = anApiWith(null, { ...open, closesAt }).answer(routes.keepAccount, () => open);
    const { user } = show(api, leaving);
    await user.click(await button('Keep my account'));
    expect(await button('Close account')).toBeInTheDocument();
  });

  it('stays closed when the server cannot be reached', async () => {
    const api = anApiOfSessions().answer(routes.keepAccount, () => {
      throw new Refusal(503, 'temporarily-unavailable');
    });
    const { user, services } = renderApp({ path: '/account/sessions', user: leaving, api });
    await user.click(await button('Keep my account'));
    await screen.findByText(/Please try again/);
    expect(services.session.user()?.closesAt).toBe(closesAt);
  });
});
