import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sessionLimitsOf } from './session-limits.js';
import { Session } from './session.js';

const second = 1_000;
const day = 24 * 60 * 60 * second;
const signedInAt = Date.UTC(2026, 0, 1);
const at = (milliseconds: number) => new Date(signedInAt + milliseconds);
const token = (index: number) => `token ${index}`;

const everybody = sessionLimitsOf({ isAdmin: false });
const operator = sessionLimitsOf({ isAdmin: true });
const start = (limits = everybody) =>
  Session.start({ id: 'session', userId: 'user', refreshHash: token(0) }, limits, at(0));
const present = (session: Session, index: number, milliseconds: number, limits = everybody) =>
  session.refresh(token(index), token(index + 1), limits, at(milliseconds));

describe('a session', () => {
  it('exchanges its current token for the next', () => {
    const session = start();
    expect(present(session, 0, 5 * second)).toBe('rotated');
    expect(present(session, 1, 600 * second)).toBe('rotated');
  });

  it('returns the same successor again for ten seconds, and no longer', () => {
    const session = start();
    present(session, 0, 0);
    expect(present(session, 0, 10 * second)).toBe('repeated');
    expect(session.refreshHash).toBe(token(1));
    expect(present(session, 0, 10 * second + 1)).toBe('reused');
  });

  it('is revoked when a token that was exchanged long ago is presented again', () => {
    const session = start();
    present(session, 0, 0);
    present(session, 0, 60 * second);
    expect(session.revokedAt).toEqual(at(60 * second));
    expect(present(session, 1, 61 * second)).toBe('over');
  });

  it('ends thirty days after the sign-in, regardless of refreshes', () => {
    const session = start();
    for (const [index, days] of [10, 20, 29].entries()) expect(present(session, index, days * day)).toBe('rotated');
    expect(present(session, 3, 30 * day - 1)).toBe('rotated');
    expect(present(session, 4, 30 * day)).toBe('over');
  });

  it('ends after fourteen days without a refresh', () => {
    expect(present(start(), 0, 14 * day - 1)).toBe('rotated');
    expect(present(start(), 0, 14 * day)).toBe('over');
  });

  it('of an operator ends after half an hour without a refresh, and after twelve hours', () => {
    const halfAnHour = 30 * 60 * second;
    expect(present(start(operator), 0, halfAnHour, operator)).toBe('over');
    const session = start(operator);
    const often = (2 * halfAnHour) / 3;
    for (let index = 0; index < 36; index += 1) {
      expect(present(session, index, (index + 1) * often - 1, operator)).toBe('rotated');
    }
    expect(present(session, 36, 36 * often, operator)).toBe('over');
  });

  it('gets the limits of an operator when its user becomes one', () => {
    expect(present(start(), 0, day / 2, operator)).toBe('over');
  });

  it('keeps the time of the first revocation', () => {
    const session = start();
    session.revoke(at(1));
    session.revoke(at(2));
    expect(session.revokedAt).toEqual(at(1));
    expect(present(session, 0, 3)).toBe('over');
  });
});

describe('over any sequence of refreshes', () => {
  const pause = fc.oneof(fc.nat(20 * second), fc.nat(10 * 60 * second));

  it('keeps the holder of the latest token signed in, even when responses are lost', () => {
    const refreshes = fc.array(fc.record({ pause, lost: fc.array(fc.nat(2 * second), { maxLength: 5 }) }));
    fc.assert(
      fc.property(refreshes, (attempts) => {
        const session = start();
        let now = 0;
        attempts.forEach(({ pause, lost }, index) => {
          now += pause;
          expect(present(session, index, now)).toBe('rotated');
          for (const retry of lost) expect(present(session, index, (now += retry))).toBe('repeated');
        });
        expect(session.revokedAt).toBeNull();
      }),
    );
  });

  it('exchanges each token once, and is revoked by the first one that is presented again too late', () => {
    const presented = fc.array(fc.record({ pause, back: fc.nat(3) }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(presented, (attempts) => {
        const session = start();
        let [now, newest, exchangedAt, over] = [0, 0, -Infinity, false];
        for (const { pause, back } of attempts) {
          now += pause;
          const index = Math.max(0, newest - back);
          const outcome = present(session, index, now);
          if (over) expect(outcome).toBe('over');
          else if (index === newest) {
            expect(outcome).toBe('rotated');
            [newest, exchangedAt] = [newest + 1, now];
          } else if (index === newest - 1 && now <= exchangedAt + 10 * second) expect(outcome).toBe('repeated');
          else {
            expect(outcome).toBe('reused');
            over = true;
          }
          expect(session.revokedAt !== null).toBe(over);
        }
      }),
    );
  });
});
