import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { password, type Posy } from '../../support/posy/posy.js';
import { refresh, sessionIdIn, signIn, startApi, whoAmI } from './sessions.js';

let posy: Posy;
let victimId: string;
const victim = 'victim@posy.example';
const attacker = 'attacker@posy.example';

beforeAll(async () => {
  posy = await startApi();
  victimId = await posy.register(victim);
  await posy.register(attacker);
});
afterAll(() => posy.stop());

const sessionsOf = async (email: string) => {
  const rows = await posy.sql<{ id: string }>(
    `select session.id from identity.session join identity.user on user_id = "user".id where email = $1`,
    [email],
  );
  return rows.map(({ id }) => id);
};

it('a sign-in starts a new session, whatever the browser sends', async () => {
  const planted = await signIn(posy, attacker);
  const plantedId = sessionIdIn(planted.AccessToken);
  const { body, status } = await posy.call<SignedInView>(identityRoutes.login, {
    body: { identifier: victim, password },
    token: planted.AccessToken,
    headers: { cookie: `posy_session=${plantedId}; sid=${plantedId}; posy.hand-over=${plantedId}` },
  });
  expect(status).toBe(200);
  const begun = body.data.authResult;
  expect(sessionIdIn(begun.AccessToken)).not.toBe(plantedId);
  expect([begun.AccessToken, begun.RefreshToken]).not.toEqual(
    expect.arrayContaining([planted.AccessToken, planted.RefreshToken]),
  );
  // The planted session still belongs to the attacker only.
  expect((await whoAmI(posy, planted.AccessToken)).body.email).toBe(attacker);
  expect((await refresh(posy, planted.RefreshToken, victim)).status).toBe(401);
  expect(await sessionsOf(victim)).toEqual([sessionIdIn(begun.AccessToken)]);
});

it('a sign-up starts a new session too', async () => {
  const planted = await signIn(posy, attacker);
  const person = {
    email: `${randomUUID()}@posy.example`,
    password: 'Tulip-Meadow-7',
    phoneNumber: '+12125550100',
    givenName: 'Nora',
    familyName: 'Whitlock',
  };
  const { body } = await posy.call<SignedInView>(signUpRoutes.signUp, { body: person, token: planted.AccessToken });
  const begun = sessionIdIn(body.data.authResult.AccessToken);
  expect(begun).not.toBe(sessionIdIn(planted.AccessToken));
  expect(await sessionsOf(person.email)).toEqual([begun]);
});

it.each(['sessionId', 'sid', 'session', 'refreshToken'])('a session cannot be chosen by its %s', async (field) => {
  const body = { identifier: victim, password, [field]: randomUUID() };
  const { status, problem } = await posy.call(identityRoutes.login, { body });
  expect([status, problem.fields]).toEqual([400, { [field]: ['unknown-field'] }]);
});

it('each sign-in has its own session with its own tokens', async () => {
  const [phone, laptop] = [await signIn(posy, victim), await signIn(posy, victim)];
  expect(sessionIdIn(phone.AccessToken)).not.toBe(sessionIdIn(laptop.AccessToken));
  const texts = [phone, laptop].flatMap(({ AccessToken, RefreshToken }) => [AccessToken, RefreshToken]);
  expect(new Set(texts).size).toBe(4);
  expect((await whoAmI(posy, phone.AccessToken)).body.id).toBe(victimId);
});
