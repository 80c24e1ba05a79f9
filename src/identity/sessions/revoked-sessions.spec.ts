import { afterEach, expect, it, jest } from '@jest/globals';
import { accessTokenLifetime } from '../credentials/access-tokens.js';
import { RevokedSessions } from './revoked-sessions.js';
import { clockTolerance } from '../credentials/signing-keys.js';

afterEach(() => void jest.useRealTimers());

it('keeps a session until its last access token has expired', () => {
  jest.useFakeTimers();
  const revoked = new RevokedSessions();
  revoked.add('one');
  jest.advanceTimersByTime((accessTokenLifetime + 2 * clockTolerance) * 1000);
  revoked.prune();
  expect(revoked.has('one')).toBe(true);
  jest.advanceTimersByTime(120_000);
  revoked.prune();
  expect(revoked.has('one')).toBe(false);
});

it('calls a listener once per session, and not after it was removed', () => {
  const revoked = new RevokedSessions();
  const heard: string[] = [];
  revoked.onAdded((sessionId) => heard.push(sessionId));
  const stop = revoked.onAdded((sessionId) => heard.push(`late ${sessionId}`));
  stop();
  revoked.add('one');
  revoked.add('one');
  expect(heard).toEqual(['one']);
});
