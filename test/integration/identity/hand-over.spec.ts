import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthResultView, SignedInView } from '#contracts/identity/identity.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { HandOver, type OfferedHandOver } from '#src/identity/operators/hand-over.js';
import type { Posy } from '../../support/posy/posy.js';
import { letPass, refresh, sessionIdIn, signIn, signOut, startApi, whoAmI } from './sessions.js';

let posy: Posy;
let operatorId: string;
let made = 0;

beforeAll(async () => {
  posy = await startApi();
  operatorId = await posy.register('operator@posy.example', ['Admin']);
});
afterAll(() => posy.stop());

async function aUser() {
  const email = `user-${(made += 1)}@posy.example`;
  return { id: await posy.register(email), email };
}
const offer = (userId: string, actorId = operatorId) => posy.get(HandOver).offer(userId, actorId);

/** Sends the tokens of the URL, as the browser does. */
const arrive = ({
  idToken,
  accessToken,
  nonce,
}: Pick<OfferedHandOver, 'idToken' | 'accessToken'> & { nonce?: string }) =>
  posy.call<SignedInView>(sessionsRoutes.handOver, {
    body: { idToken, accessToken },
    headers: nonce === undefined ? {} : { cookie: `theme=dark; posy.hand-over=${nonce}` },
  });

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;

async function expectRefused(tokens: Parameters<typeof arrive>[0], note: string): Promise<void> {
  const { status, problem } = await arrive(tokens);
  expect([status, problem.error]).toEqual([401, 'hand-over-refused']);
  const [entry] = await posy.sql(`select kind, note from identity.security_event order by id desc limit 1`);
  expect(entry).toEqual({ kind: 'hand-over-refused', note });
}

describe('POST /auth/hand-over', () => {
  it('starts a session of the user for the operator, for half an hour [ID-82]', async () => {
    const { id, email } = await aUser();
    const offered = await offer(id);
    const { status, body, headers } = await arrive(offered);
    expect([status, body.data.user.id]).toEqual([200, id]);
    expect(String(headers['set-cookie'])).toMatch(/^posy\.hand-over=; .*Max-Age=0; HttpOnly; SameSite=Strict/);
    const tokens: AuthResultView = body.data.authResult;
    expect(sessionIdIn(tokens.AccessToken)).toBe(offered.sessionId);
    for (const token of [tokens.AccessToken, tokens.IdToken]) {
      expect(claimsOf(token)).toMatchObject({ act: { sub: operatorId } });
    }
    expect((await whoAmI(posy, tokens.AccessToken)).body.id).toBe(id);
    const next = await refresh(posy, tokens.RefreshToken, email);
    expect(claimsOf(next.body.AuthenticationResult.AccessToken)).toMatchObject({ act: { sub: operatorId } });
    await letPass(posy, 31 * 60);
    expect((await refresh(posy, next.body.AuthenticationResult.RefreshToken, email)).status).toBe(401);
  });

  it('is logged with both ids, at its beginning and its end', async () => {
    const { id } = await aUser();
    const offered = await offer(id);
    const { AccessToken } = (await arrive(offered)).body.data.authResult;
    await signOut(posy, AccessToken);
    const entries = await posy.sql(
      `select kind, user_id, actor_id from identity.security_event where session_id = $1 order by id`,
      [offered.sessionId],
    );
    expect(entries).toEqual([
      { kind: 'hand-over-accepted', user_id: id, actor_id: operatorId },
      { kind: 'impersonation-ended', user_id: id, actor_id: operatorId },
    ]);
  });

  it('is valid once, even when it is sent twice at the same moment [ID-82]', async () => {
    const offered = await offer((await aUser()).id);
    const statuses = (await Promise.all([arrive(offered), arrive(offered)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    await expectRefused(offered, 'used before');
  });

  it('is refused without the nonce of this browser [ID-82]', async () => {
    const { id } = await aUser();
    const offered = await offer(id);
    await expectRefused({ ...offered, nonce: undefined }, 'another browser');
    await expectRefused({ ...offered, nonce: (await offer(id)).nonce }, 'another browser');
    expect((await arrive(offered)).status).toBe(200);
  });

  it('is refused for other tokens: real ones, mixed pairs and a single one [ID-82]', async () => {
    const { id, email } = await aUser();
    const [one, two] = [await offer(id), await offer(id)];
    const { IdToken, AccessToken } = await signIn(posy, email);
    const { nonce } = one;
    await expectRefused({ idToken: IdToken, accessToken: AccessToken, nonce }, 'not ours, or too old');
    await expectRefused({ idToken: one.idToken, accessToken: two.accessToken, nonce: two.nonce }, 'no pair');
    await expectRefused({ idToken: one.idToken, accessToken: one.idToken, nonce }, 'no pair');
    await expectRefused({ idToken: one.accessToken, accessToken: one.idToken, nonce }, 'no pair');
    await expectRefused({ idToken: 'x', accessToken: 'y', nonce }, 'not ours, or too old');
  });

  it('is refused when the operator is removed, and for the account of an operator', async () => {
    const { id } = await aUser();
    const former = await posy.register('former@posy.example');
    await expectRefused(await offer(id, former), 'not an operator, or not a user');
    await expectRefused(await offer(operatorId), 'not an operator, or not a user');
  });

  it('does not allow the operator to sign the user out everywhere', async () => {
    const { id, email } = await aUser();
    const own = await signIn(posy, email);
    const { AccessToken: token } = (await arrive(await offer(id))).body.data.authResult;
    const params = { id: sessionIdIn(own.AccessToken) };
    expect((await posy.call(sessionsRoutes.endAllSessions, { token })).status).toBe(403);
    expect((await posy.call(sessionsRoutes.endSession, { token, params })).status).toBe(403);
    expect((await whoAmI(posy, own.AccessToken)).status).toBe(200);
  });

  it('has tokens that authorize nothing themselves', async () => {
    const { idToken, accessToken } = await offer((await aUser()).id);
    for (const token of [idToken, accessToken]) {
      expect((await whoAmI(posy, token)).status).toBe(401);
      expect((await posy.call(identityRoutes.logout, { body: { accessToken: token } })).status).toBe(401);
    }
  });
});
