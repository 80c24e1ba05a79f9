import { describe, expect, it, jest } from '@jest/globals';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { couple, tokens, vendor } from '../test-support/examples.js';
import { Refusal } from '../test-support/fake-api.js';
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
  it('are taken out of it, and the rest stays [ID-82]', () => {
    const { taken, cleaned } = takeFrom('/?a=1&idToken=an%20id+token&accessToken=an+access+token#top');
    expect(taken).toEqual(found);
    expect(cleaned).toEqual([['kept', '', '/?a=1#top']]);
  });

  it.each(['/?idToken=x', '/?accessToken=x', '/?idToken=&accessToken=x'])(
    'are taken out and ignored when one is missing: %s [ID-82]',
    (address) => {
      const { taken, cleaned } = takeFrom(address);
      expect([taken, cleaned]).toEqual([undefined, [['kept', '', '/']]]);
    },
  );

  it('are nothing to do with any other address', () => {
    expect(takeFrom('/vendors?category=2')).toEqual({ taken: undefined, cleaned: [] });
  });
});

describe('a hand-over', () => {
  it('takes the place of whoever was signed in, as an operator acting for the user [ID-82]', async () => {
    const api = anApi().answer(sessionsRoutes.handOver, () => ({ data: { authResult: tokens('new'), user: couple } }));
    const { services } = renderApp({ path: '/vendor-categories', user: vendor, api });
    await expect(acceptHandOver(services, found)).resolves.toBe(true);
    expect(api.callsOf(sessionsRoutes.handOver)[0]?.body).toEqual(found);
    expect(services.session.user()).toEqual(couple);
    expect(services.session.provider()).toBe('admin-impersonation');
    await expect(services.session.accessToken()).resolves.toBe('access-new');
  });

  it('that is not accepted signs nobody out [ID-82]', async () => {
    const api = anApi().answer(sessionsRoutes.handOver, () => {
      throw new Refusal(401, 'hand-over-refused');
    });
    const { services } = renderApp({ path: '/vendor-categories', user: vendor, api });
    await expect(acceptHandOver(services, found)).resolves.toBe(false);
    expect(services.session.user()).toEqual(vendor);
  });
});
