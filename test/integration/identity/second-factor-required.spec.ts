import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { secondFactorRoutes as routes } from '#contracts/identity/second-factor.routes.js';
import type { RefreshedView } from '#contracts/identity/identity.views.js';
import { declaredRoutes } from '#src/platform/http/openapi/build/declared-routes.js';
import { AUTHENTICATOR, type Authenticator } from '#src/platform/http/authenticator.js';
import { signIn } from './sessions.js';
import { codeOf, SecondFactorPeople } from './second-factor-people.js';

const everyRoute = (await declaredRoutes(process.cwd())).map(({ context, name, route }) => ({
  name: `${context}.${name}`,
  route,
}));

let people: SecondFactorPeople;
beforeAll(async () => {
  people = await SecondFactorPeople.start({ ADMIN_MFA: 'required' });
});
afterAll(() => people.posy.stop());

const missing = { status: 403, problem: expect.objectContaining({ error: 'second-factor-missing' }) as unknown };

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as object;

describe('an operator without a second factor, where one is required', () => {
  it('can only set one up', async () => {
    const { token } = await people.someone(['Admin']);
    const closed = everyRoute.filter(
      ({ route: { access, whileEnrolling } }) => access.who !== 'public' && access.who !== 'signed' && !whileEnrolling,
    );
    expect(closed.length).toBeGreaterThan(40);
    for (const { name, route } of closed) {
      const path = route.path.replaceAll(/:\w+/g, '0197f2a0-0000-7000-8000-000000000000');
      const answer = await people.posy.api.inject({
        method: route.method,
        url: `/api/${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(route.method !== 'GET' && { payload: '{}' }),
      });
      expect([name, answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        name,
        403,
        'second-factor-missing',
      ]);
    }
  });

  it('is treated as a visitor by public routes and by the socket', async () => {
    const { token, email } = await people.someone(['Admin']);
    const { confirmUser } = (await import('#contracts/identity/reports.routes.js')).reportsRoutes;
    const answer = await people.posy.call(confirmUser, { token, body: { identifier: email } });
    expect(answer.body).toEqual({ isConfirmed: null });
    // The same check that sockets use.
    const authenticator = people.posy.api.get<Authenticator>(AUTHENTICATOR, { strict: false });
    await expect(authenticator.authenticate(token)).rejects.toMatchObject({ code: 'second-factor-missing' });
  });

  it('is admitted with the next token after the setup', async () => {
    const { email } = await people.someone(['Admin']);
    const { AccessToken: token, IdToken, RefreshToken: refreshToken } = await signIn(people.posy, email);
    // The pages read it from this token.
    expect(claimsOf(IdToken)).toMatchObject({ mfa: 'missing' });
    expect((await people.status(token)).body).toMatchObject({ isOn: false, isRequired: true });
    const users = (await import('#contracts/identity/admin-users.routes.js')).adminUsersRoutes.adminUsers;
    const refreshed = async (given: string) => {
      const body = { refreshToken: given, username: email };
      const answer = await people.posy.call<RefreshedView>(identityRoutes.refreshToken, { body });
      return answer.body.AuthenticationResult;
    };
    // A refresh alone does not lift the restriction.
    const still = await refreshed(refreshToken);
    expect(await people.posy.call(users, { token: still.AccessToken })).toMatchObject(missing);
    const { secret } = (await people.begin(token)).body;
    expect((await people.confirm(token, codeOf(secret))).status).toBe(200);
    expect(await people.posy.call(users, { token })).toMatchObject(missing);
    const admitted = await refreshed(still.RefreshToken);
    expect((await people.posy.call(users, { token: admitted.AccessToken })).status).toBe(200);
    expect(claimsOf(admitted.IdToken)).not.toHaveProperty('mfa');
  });

  it('has access once signed in with one, and has to sign in again after turning it off', async () => {
    const { email, token, secret } = await people.guarded(['Admin']);
    const answer = await people.signIn({ id: '', email, token, secret, recoveryCodes: [] });
    const known = answer.body.data.authResult.AccessToken;
    expect((await people.posy.call(identityRoutes.whoAmI, { token: known })).status).toBe(200);
    const [row] = await people.posy.sql<{ user_id: string }>(
      `select id as user_id from identity.user where email = $1`,
      [email],
    );
    await people.letStepsPass(row!.user_id);
    expect((await people.turnOff(known, codeOf(secret))).status).toBe(200);
    expect((await people.posy.call(identityRoutes.currentUser, { token: known })).status).toBe(401);
    const again = await people.posy.signIn(email);
    expect(await people.posy.call(identityRoutes.whoAmI, { token: again })).toMatchObject(missing);
  });
});

it('does not require one from other users', async () => {
  const { token } = await people.someone(['Vendor']);
  expect((await people.posy.call(identityRoutes.whoAmI, { token })).status).toBe(200);
  expect((await people.posy.call(routes.secondFactor, { token })).body).toMatchObject({ isRequired: false });
});
