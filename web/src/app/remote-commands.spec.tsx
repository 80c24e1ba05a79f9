import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { writeRemoteCommand, type RemoteCommand } from '#contracts/messaging/remote-command.js';
import { setSiteSettings, siteSettings } from '../base/site-settings.js';
import { couple, searchAnswer } from '../test-support/examples.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { anApi, renderApp } from '../test-support/render-app.js';
import { obeyRemoteCommand } from './obey-remote-command.js';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const before = { ...siteSettings };

beforeAll(() => {
  // jsdom has none.
  if (!('subtle' in globalThis.crypto)) Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
});
beforeEach(() => setSiteSettings({ ...before, remoteCommandKey: key }));
afterEach(() => {
  setSiteSettings(before);
  delete siteSettings.remoteCommandKey;
  jest.restoreAllMocks();
});

function signed(command: Partial<RemoteCommand>) {
  const code = writeRemoteCommand({ name: 'reload', issuedAt: new Date().toISOString(), text: '', ...command });
  const bytes = sign('sha256', Buffer.from(code), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { signature: bytes.toString('base64url'), code };
}
const receive = (data: object) => act(() => FakeWebSocket.newest.receive({ action: 'ExecuteRemote', data }));

describe('a browser that receives a signed command', () => {
  async function open() {
    const api = anApi().answer(directoryRoutes.webstoreSearch, () => searchAnswer());
    const page = renderApp({ path: '/vendors', user: couple, api });
    await screen.findByRole('heading', { level: 1 });
    return { ...page, api };
  }

  it('shows a notice [MSG-26, OP-102]', async () => {
    await open();
    receive(signed({ name: 'show-notice', text: 'Back at ten' }));
    expect(await screen.findByText('Back at ten')).toBeVisible();
  });

  it('signs out', async () => {
    const {
      services: { session },
    } = await open();
    receive(signed({ name: 'sign-out' }));
    await waitFor(() => expect(session.user()).toBeNull());
  });

  it('does nothing for one with a wrong signature but log ‘signature not valid’ [MSG-26, OP-102]', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const {
      services: { session },
    } = await open();
    receive({ ...signed({ name: 'sign-out' }), signature: signed({ name: 'reload' }).signature });
    await waitFor(() => expect(warn).toHaveBeenCalledWith('signature not valid'));
    expect(session.user()).not.toBeNull();
  });
});

describe('a command', () => {
  function obey(sent: ReturnType<typeof signed>) {
    const [warn, reload, signOut, show] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
    const client = new QueryClient();
    const invalidate = jest.spyOn(client, 'invalidateQueries');
    const services = { session: { signOut }, toasts: { show } } as never as { session: never; toasts: never };
    const options = { publicKey: key, client, reload, console: { warn }, ...services };
    return { warn, reload, signOut, show, invalidate, done: obeyRemoteCommand(sent, options) };
  }

  it('reloads the page', async () => {
    const { reload, done } = obey(signed({ name: 'reload' }));
    await done;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('drops caches, and loads the data of the page again', async () => {
    const { invalidate, reload, done } = obey(signed({ name: 'drop-caches' }));
    await done;
    expect(invalidate).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['that is not on the list', { name: 'alert(1)' as 'reload' }],
    ['that was issued an hour ago', { issuedAt: new Date(Date.now() - 3_600_000).toISOString() }],
  ])('%s does nothing', async (_what, command) => {
    const { warn, reload, signOut, show, done } = obey(signed(command));
    await done;
    for (const effect of [reload, signOut, show]) expect(effect).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith('the remote command is unknown or too old');
  });
});
