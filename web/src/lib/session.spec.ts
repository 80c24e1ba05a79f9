import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AuthResultView } from '#contracts/identity/identity.views.js';
import { tokens, vendor } from '../test-support/examples.js';
import { MemoryStorage } from '../test-support/memory-storage.js';
import { ProblemError } from './problem-error.js';
import { Session, type SessionOptions } from './session.js';

/** Locks that several fake tabs share. */
class FakeLocks {
  private last: Promise<unknown> = Promise.resolve();
  readonly request = ((_name: string, work: () => Promise<unknown>) => {
    this.last = this.last.then(work, work);
    return this.last;
  }) as LockManager['request'];
}

const refused = () => new ProblemError({ status: 401, code: 'refresh-refused' });

function aTab(options: Partial<SessionOptions> = {}) {
  const refresh = jest.fn<(refreshToken: string, username: string) => Promise<AuthResultView>>();
  const end = jest.fn(async (_accessToken: string): Promise<unknown> => undefined);
  const warn = jest.fn();
  const otherTabs = new EventTarget();
  refresh.mockResolvedValue(tokens('second'));
  const storage = new MemoryStorage();
  const session = new Session({
    storage,
    locks: new FakeLocks(),
    otherTabs,
    refresh,
    end,
    endImpersonation: async () => null,
    console: { warn },
    ...options,
  });
  return { session, refresh, end, warn, otherTabs, storage };
}

const signIn = (session: Session, seconds = 600) =>
  session.begin({ data: { authResult: tokens('first', seconds), user: vendor } });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('returns no token and no user for a visitor', async () => {
  const { session } = aTab();
  expect(session.user()).toBeNull();
  await expect(session.accessToken()).resolves.toBeUndefined();
});

it('keeps the user across a reload, and the same object as long as it is the same user', () => {
  const storage = new MemoryStorage();
  signIn(aTab({ storage }).session);
  const { session } = aTab({ storage });
  expect(session.user()).toEqual(vendor);
  expect(session.user()).toBe(session.user());
});

it('starts as a visitor when the stored session is invalid', () => {
  const storage = new MemoryStorage();
  storage.setItem('posy.session', '{ half a sess');
  expect(aTab({ storage }).session.user()).toBeNull();
});

it('keeps provider, access token and its end, id token and its attributes, and refresh token [ID-16, ID-33]', () => {
  const storage = new MemoryStorage();
  const claims = { email: 'nora@example.com', name: 'Zoë', act: { sub: 'an operator' } };
  const IdToken = `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const { session } = aTab({ storage });
  session.begin({ data: { authResult: { ...tokens('first'), IdToken }, user: vendor } }, 'admin-impersonation');
  expect(JSON.parse(storage.getItem('posy.session') ?? 'null')).toEqual({
    user: vendor,
    provider: 'admin-impersonation',
    accessToken: 'access-first',
    expiresAt: Date.now() + 600_000,
    idToken: IdToken,
    idTokenAttributes: claims,
    refreshToken: 'refresh-token-of-first',
  });
  expect(session.isImpersonated()).toBe(true);
});

it("refreshes valid tokens at once when the user's data have changed on the server, and notifies the page", async () => {
  const claimed = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;
  const { session, refresh } = aTab();
  session.begin({ data: { authResult: { ...tokens('first'), IdToken: claimed({ mfa: 'missing' }) }, user: vendor } });
  expect(session.lacksSecondFactor()).toBe(true);
  const seen: boolean[] = [];
  session.subscribe(() => seen.push(session.lacksSecondFactor()));
  refresh.mockResolvedValue({ ...tokens('second'), IdToken: claimed({}) });
  await session.renew();
  expect([refresh.mock.calls, seen.at(-1)]).toEqual([[['refresh-token-of-first', vendor.email]], false]);
  await expect(session.accessToken()).resolves.toBe('access-second');
});

it('clears the storage of the browser when a user signs out, in every tab [ID-78]', () => {
  const [storage, tabStorage, otherTabStorage] = [new MemoryStorage(), new MemoryStorage(), new MemoryStorage()];
  const { session, end } = aTab({ storage, tabStorage });
  const other = aTab({ storage, tabStorage: otherTabStorage });
  signIn(session);
  storage.setItem('posy.featureToggles', '[]');
  for (const each of [tabStorage, otherTabStorage]) each.setItem('posy.callback', '/favorites');
  const heard = jest.fn();
  other.session.subscribe(heard);
  session.signOut();
  expect(storage.getItem('posy.featureToggles')).toBeNull();
  expect(tabStorage.getItem('posy.callback')).toBeNull();
  expect(end).toHaveBeenCalledWith('access-first');
  // Clearing a storage reports no key.
  other.otherTabs.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toHaveBeenCalled();
  expect(other.session.user()).toBeNull();
  expect(otherTabStorage.getItem('posy.callback')).toBeNull();
});

it('keeps the theme of the browser when a user signs out, since it is not personal', () => {
  const storage = new MemoryStorage();
  const { session } = aTab({ storage });
  for (const theme of ['dark', null]) {
    if (theme === null) storage.removeItem('posy.theme');
    else storage.setItem('posy.theme', theme);
    signIn(session);
    storage.setItem('posy.favorites', '[]');
    session.signOut();
    expect([storage.getItem('posy.theme'), storage.getItem('posy.favorites')]).toEqual([theme, null]);
  }
});

it('ends the session of the replaced user, and keeps nothing of it [ID-82]', () => {
  const { session, end } = aTab();
  signIn(session);
  session.replace({ data: { authResult: tokens('other'), user: { ...vendor, id: 'other' } } }, 'admin-impersonation');
  expect(end).toHaveBeenCalledWith('access-first');
  expect(session.user()?.id).toBe('other');
  expect(session.provider()).toBe('admin-impersonation');
});

it('keeps the session of the operator behind an impersonation for their return [ID-82]', () => {
  const { session, end } = aTab();
  signIn(session);
  const IdToken = `x.${btoa(JSON.stringify({ act: { sub: vendor.id } }))}.x`;
  const authResult = { ...tokens('other'), IdToken };
  session.replace({ data: { authResult, user: { ...vendor, id: 'other' } } }, 'admin-impersonation');
  expect(end).not.toHaveBeenCalled();
  expect(session.isImpersonated()).toBe(true);
});

describe('the end of an impersonation', () => {
  it('signs the operator in again and keeps nothing of the user [ID-78]', async () => {
    const operator = { ...vendor, id: 'operator' };
    const endImpersonation = jest.fn<SessionOptions['endImpersonation']>(async () => ({
      authResult: tokens('operator'),
      user: operator,
    }));
    const { session, storage } = aTab({ endImpersonation });
    signIn(session);
    storage.setItem('theirs', 'x');
    await expect(session.endImpersonation()).resolves.toBe(true);
    expect(endImpersonation).toHaveBeenCalledWith('access-first');
    expect(session.user()).toEqual(operator);
    expect(storage.getItem('theirs')).toBeNull();
  });

  it('signs everybody out when the session of the operator has ended, or the server cannot be reached', async () => {
    const unreachable = async () => {
      throw new Error('away');
    };
    for (const endImpersonation of [async () => null, unreachable]) {
      const { session } = aTab({ endImpersonation });
      signIn(session);
      await expect(session.endImpersonation()).resolves.toBe(false);
      expect(session.user()).toBeNull();
    }
  });
});

describe('the access token', () => {
  it('is refreshed when it expires within 60 seconds, not before [ID-75]', async () => {
    const { session, refresh } = aTab();
    signIn(session, 600);
    jest.advanceTimersByTime(539_000);
    await expect(session.accessToken()).resolves.toBe('access-first');
    expect(refresh).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    await expect(session.accessToken()).resolves.toBe('access-second');
  });

  it.each([-120_000, 120_000])('is refreshed in time if the clock is wrong by %d ms', async (off) => {
    jest.setSystemTime(Date.now() + off);
    const { session, refresh } = aTab();
    signIn(session, 480);
    jest.advanceTimersByTime(419_000);
    await expect(session.accessToken()).resolves.toBe('access-first');
    expect(refresh).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    await expect(session.accessToken()).resolves.toBe('access-second');
  });

  it('is exchanged for the refresh token and the email, and the new refresh token is stored [ID-76]', async () => {
    const { session, refresh } = aTab();
    signIn(session, 30);
    await session.accessToken();
    expect(refresh).toHaveBeenLastCalledWith('refresh-token-of-first', vendor.email);
    jest.advanceTimersByTime(600_000);
    await session.accessToken();
    expect(refresh).toHaveBeenLastCalledWith('refresh-token-of-second', vendor.email);
  });

  it('is refreshed once for concurrent calls and tabs', async () => {
    const storage = new MemoryStorage();
    const locks = new FakeLocks();
    const one = aTab({ storage, locks });
    const other = aTab({ storage, locks });
    signIn(one.session, 30);
    const asked = [one.session.accessToken(), one.session.accessToken(), other.session.accessToken()];
    // The second tab gets the lock once the first tab's tokens are visible in the storage.
    await jest.advanceTimersByTimeAsync(100);
    await expect(Promise.all(asked)).resolves.toEqual(['access-second', 'access-second', 'access-second']);
    expect(one.refresh.mock.calls.length + other.refresh.mock.calls.length).toBe(1);
  });

  it('is refreshed without locks too, if the page is not in a secure context', async () => {
    const { session, refresh } = aTab({ locks: undefined });
    signIn(session, 30);
    await Promise.all([session.accessToken(), session.accessToken()]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('a failed refresh', () => {
  it('clears the tokens and reports it [ID-77]', async () => {
    const { session, refresh, warn } = aTab();
    refresh.mockRejectedValue(refused());
    signIn(session, 30);
    const told = jest.fn();
    session.subscribe(told);
    await expect(session.accessToken()).resolves.toBeUndefined();
    expect(session.user()).toBeNull();
    expect(warn).toHaveBeenCalledWith('error refreshing token', expect.any(ProblemError));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('keeps the session if the server could not be reached, and uses the token until it expires', async () => {
    const { session, refresh } = aTab();
    refresh.mockRejectedValue(ProblemError.unreachable());
    signIn(session, 30);
    await expect(session.accessToken()).resolves.toBe('access-first');
    jest.advanceTimersByTime(31_000);
    await expect(session.accessToken()).rejects.toMatchObject({ code: 'temporarily-unavailable' });
    expect(session.user()).toEqual(vendor);
  });
});

describe('signing out', () => {
  it('clears everything at once and notifies the server [ID-78]', () => {
    const storage = new MemoryStorage();
    const { session, end } = aTab({ storage });
    signIn(session);
    session.signOut();
    expect(session.user()).toBeNull();
    expect(storage.getItem('posy.session')).toBeNull();
    expect(end).toHaveBeenCalledWith('access-first');
  });

  it('works if the server does not respond', async () => {
    const { session, end, warn } = aTab();
    end.mockRejectedValue(ProblemError.unreachable());
    signIn(session);
    session.signOut();
    await jest.advanceTimersByTimeAsync(0);
    expect(session.user()).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is followed by the other tabs', () => {
    const storage = new MemoryStorage();
    const here = aTab({ storage });
    const there = aTab({ storage });
    signIn(here.session);
    const told = jest.fn();
    there.session.subscribe(told);
    here.session.signOut();
    there.otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'posy.session' }));
    there.otherTabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
    expect(told).toHaveBeenCalledTimes(1);
    expect(there.session.user()).toBeNull();
  });
});

it('ends the session of the token that the server refused, but not a newer one', () => {
  const { session } = aTab();
  signIn(session);
  session.endedElsewhere('access-of-long-ago');
  expect(session.user()).toEqual(vendor);
  session.endedElsewhere('access-first');
  expect(session.user()).toBeNull();
});
