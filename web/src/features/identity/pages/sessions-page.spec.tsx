import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { SessionView } from '#contracts/identity/sessions.views.js';
import { couple } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApi, renderApp } from '../../../test-support/render-app.js';

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const aSession = (id: string, userAgent: string, more: Partial<SessionView> = {}): SessionView => ({
  id: `0198c0de-0000-7000-8000-00000000000${id}`,
  isCurrent: false,
  provider: 'password',
  userAgent,
  address: '192.0.2.1',
  startedAt: at(3_000),
  seenAt: at(30),
  ...more,
});
const here = aSession('1', 'Mozilla/5.0 (Macintosh) Firefox/143.0', { isCurrent: true });
const there = aSession('2', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36');

function anApiWith(list: SessionView[]) {
  const left = [...list];
  return anApi()
    .answer(sessionsRoutes.sessions, () => ({ results: [...left], numResults: left.length, page: 1, pageSize: 20 }))
    .answer(sessionsRoutes.endSession, () => {
      left.splice(1, 1);
      return { success: true as const };
    });
}
const open = (api = anApiWith([here, there])) => renderApp({ path: '/account/sessions', user: couple, api });

describe('the list of sessions', () => {
  it('shows the common name of each browser, and marks the current one', async () => {
    open();
    const mine = (await screen.findByText('This browser')).closest('li');
    expect(mine).toHaveTextContent('Firefox on macOS');
    expect(within(mine!).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out: Chrome on Android' })).toBeInTheDocument();
  });

  it('ends one session and shows the others', async () => {
    const api = anApiWith([here, there]);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Sign out: Chrome on Android' }));
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeInTheDocument();
    expect(api.callsOf(sessionsRoutes.endSession)).toHaveLength(1);
  });

  it('signs out everywhere after a confirmation, and clears the browser', async () => {
    const api = anApiWith([here, there]).answer(sessionsRoutes.endAllSessions, () => ({ success: true as const }));
    const { user, services } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    expect(api.callsOf(sessionsRoutes.endAllSessions)).toHaveLength(0);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }),
    );
    await waitFor(() => expect(services.session.user()).toBeNull());
  });

  it('reports that the list could not be loaded, and can be retried', async () => {
    let isBroken = true;
    const api = anApi().answer(sessionsRoutes.sessions, () => {
      if (isBroken) throw new Refusal(503, 'temporarily-unavailable');
      return { results: [here], numResults: 1, page: 1, pageSize: 20 };
    });
    const { user } = open(api);
    await screen.findByText('We couldn’t load this list.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on macOS')).toBeInTheDocument();
  });
});
