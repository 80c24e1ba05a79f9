import { describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { couple, tokens, vendor } from '../test-support/examples.js';
import { Refusal, type FakeApi } from '../test-support/fake-api.js';
import { anApi, renderApp } from '../test-support/render-app.js';
import { acceptHandOver } from './accept-hand-over.js';
import { takeHandOver } from './hand-over.js';

const found = { idToken: 'an id token', accessToken: 'an access token' };

function takeFrom(address: string) {
  const replaceState = jest.fn();
  const taken = takeHandOver({ href: `https://posy.example${address}` }, { replaceState, state: 'kept' });
  return { taken, cleaned: replaceState.mock.calls };
}

describe('tokens in the address', () => {
  it('are removed from it, and the rest stays [ID-82]', () => {
    const { taken, cleaned } = takeFrom('/?a=1&idToken=an%20id+token&accessToken=an+access+token#top');
    expect(taken).toEqual(found);
    expect(cleaned).toEqual([['kept', '', '/?a=1#top']]);
  });

  it.each(['/?idToken=x', '/?accessToken=x', '/?idToken=&accessToken=x'])(
    'are removed and ignored when one is missing: %s [ID-82]',
    (address) => {
      const { taken, cleaned } = takeFrom(address);
      expect([taken, cleaned]).toEqual([undefined, [['kept', '', '/']]]);
    },
  );

  it('are absent from any other address', () => {
    expect(takeFrom('/vendors?category=2')).toEqual({ taken: undefined, cleaned: [] });
  });
});

describe('a hand-over', () => {
  async function accepted(api: FakeApi) {
    const { services } = renderApp({ path: '/vendor-categories', user: vendor, api });
    api.answer(identityRoutes.logout, () => ({ success: true as const }));
    const replaceState = jest.fn();
    await act(() => acceptHandOver(services, found, { replaceState }));
    return { ...services, addresses: replaceState.mock.calls };
  }

  it('ends the previous session, begins one of admin impersonation and goes to the landing page [ID-82]', async () => {
    const api = anApi().answer(sessionsRoutes.handOver, () => ({ data: { authResult: tokens('new'), user: couple } }));
    const { session, addresses } = await accepted(api);
    expect(api.callsOf(sessionsRoutes.handOver)[0]?.body).toEqual(found);
    expect(api.callsOf(identityRoutes.logout)[0]?.body).toEqual({ accessToken: 'access-Nora' });
    expect(session.user()).toEqual(couple);
    expect(session.provider()).toBe('admin-impersonation');
    await expect(session.accessToken()).resolves.toBe('access-new');
    expect(addresses).toEqual([[null, '', '/']]);
  });

  it('that is refused signs nobody out and stays on the page', async () => {
    const api = anApi().answer(sessionsRoutes.handOver, () => {
      throw new Refusal(401, 'hand-over-refused');
    });
    const { session, addresses } = await accepted(api);
    expect(session.user()).toEqual(vendor);
    expect(addresses).toEqual([]);
  });
});
