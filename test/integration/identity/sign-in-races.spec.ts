import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { lockUserForSession } from '#src/identity/sessions/lock-user-for-session.js';
import { SessionEnder } from '#src/identity/sessions/session-ender.js';
import { SessionStarter } from '#src/identity/sign-in/session-starter.js';
import { blockedOrAnswered } from '../../support/blocked-or-answered.js';
import { password, type Posy } from '../../support/posy/posy.js';
import { startApi, whoAmI } from './sessions.js';

let posy: Posy;
beforeAll(async () => {
  posy = await startApi();
});
afterAll(() => posy.stop());

/** A sign-in that has checked everything and waits before its commit; `commit` continues it. */
function aSignInUnderWay(userId: string) {
  const [begun, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = posy.get(UnitOfWork).run(async (em) => {
    const user = await lockUserForSession(em, { id: userId });
    if (!user) throw new Error('the user does not exist');
    const outcome = await posy.get(SessionStarter).start(user, 'password');
    begun.resolve();
    await mayCommit.promise;
    return outcome;
  });
  const token = async () => {
    mayCommit.resolve();
    const outcome = await ended;
    return 'signedIn' in outcome ? outcome.signedIn.authResult.AccessToken : undefined;
  };
  return { begun: begun.promise, token };
}

describe('a session that starts while all sessions are ended', () => {
  it.each([
    ['another password', accountRoutes.changePassword, { currentPassword: password, password: 'Gravel-lantern-77' }],
    ['a sign-out everywhere', sessionsRoutes.endAllSessions, undefined],
  ] as const)('ends as well with %s [OP-27]', async (what, route, body) => {
    const email = `${what.replaceAll(' ', '-')}@posy.example`;
    const userId = await posy.register(email);
    const token = await posy.signIn(email);
    const late = aSignInUnderWay(userId);
    await late.begun;
    const ending = posy.call(route, { token, body });
    expect(await blockedOrAnswered(posy, ending)).toBe('blocked');
    const startedLate = await late.token();
    expect((await ending).status).toBe(200);
    expect(startedLate).toBeDefined();
    expect((await whoAmI(posy, startedLate)).status).toBe(401);
  });

  it('waits for the second factor that is being turned on, and requires it', async () => {
    const email = 'waits-for-factor@posy.example';
    const userId = await posy.register(email);
    const [done, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const turningOn = posy.get(UnitOfWork).run(async (em) => {
      await posy.get(SessionEnder).endAll(em, userId);
      await em.execute(
        `insert into identity.second_factor (id, user_id, sealed_secret, recovery_hashes, wrong_tries)
         values (gen_random_uuid(), ?, 'sealed', '{}', 0)`,
        [userId],
      );
      done.resolve();
      await mayCommit.promise;
    });
    await done.promise;
    const signingIn = posy.call(identityRoutes.login, { body: { identifier: email, password } });
    expect(await blockedOrAnswered(posy, signingIn)).toBe('blocked');
    mayCommit.resolve();
    await turningOn;
    expect((await signingIn).body).toHaveProperty('challenge');
    expect(await posy.sql(`select 1 from identity.session where user_id = $1`, [userId])).toEqual([]);
  });
});
