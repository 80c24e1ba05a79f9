import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { reportsRoutes as routes } from '#contracts/identity/reports.routes.js';
import type { TokenReportView, UserConfirmationView } from '#contracts/identity/reports.views.js';
import { Posy } from '../../support/posy/posy.js';
import { signIn, whoAmI } from './sessions.js';

let posy: Posy;
let made = 0;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

async function aPerson(isConfirmed = true) {
  const email = `report-${(made += 1)}@posy.example`;
  const id = await posy.register(email);
  if (!isConfirmed) await posy.sql(`update identity.user set email_verified_at = null where id = $1`, [id]);
  return { id, email, ...(await signIn(posy, email)) };
}

/** All rows of identity, except for those of the test's own sign-in. */
const everything = async () => {
  const tables = await posy.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'identity' order by 1`,
  );
  const rows = [];
  for (const { name } of tables) rows.push([name, await posy.sql(`select * from identity."${name}" order by 1`)]);
  return JSON.stringify(rows);
};

const confirmUser = (identifier: unknown, token?: string) =>
  posy.call<UserConfirmationView>(routes.confirmUser, { body: { identifier }, token });
const verifyToken = (idToken: unknown) => posy.call<TokenReportView>(routes.verifyToken, { body: { idToken } });

describe('POST /auth/confirm-user', () => {
  it('returns to the owner and to operators whether the email is confirmed, and changes nothing [ID-119]', async () => {
    const [known, unknown] = [await aPerson(), await aPerson(false)];
    await posy.register('report-operator@posy.example', ['Admin']);
    const operator = await posy.signIn('report-operator@posy.example');
    const before = await everything();
    for (const { email, AccessToken, isConfirmed } of [
      { ...known, isConfirmed: true },
      { ...unknown, isConfirmed: false },
    ]) {
      expect(await confirmUser(email.toUpperCase(), AccessToken)).toMatchObject({ status: 200, body: { isConfirmed } });
      expect((await confirmUser(email, operator)).body).toEqual({ isConfirmed });
    }
    expect(await everything()).toBe(before);
  });

  it('gives everybody else the same answer for every email [ID-119]', async () => {
    const [ada, bob] = [await aPerson(), await aPerson(false)];
    for (const token of [undefined, ada.AccessToken]) {
      for (const email of [bob.email, 'nobody@posy.example']) {
        expect((await confirmUser(email, token)).body).toEqual({ isConfirmed: null });
      }
    }
  });

  it.each([undefined, null, 7, '', 'ada', ['ada@posy.example']])('refuses %j as an email', async (identifier) => {
    const { status, problem } = await confirmUser(identifier);
    expect([status, Object.keys(problem.fields!)]).toEqual([400, ['identifier']]);
  });
});

describe('POST /auth/verify-token', () => {
  it('returns the validity and expiry of an id token, and changes nothing [ID-119]', async () => {
    const { IdToken } = await aPerson();
    const before = await everything();
    const { status, body } = await verifyToken(IdToken);
    expect([status, body.isValid]).toEqual([200, true]);
    expect(Date.parse(body.expiresAt!)).toBeGreaterThan(Date.now());
    expect(await everything()).toBe(before);
  });

  it('reports any other token as invalid', async () => {
    const { IdToken, AccessToken, RefreshToken } = await aPerson();
    const [head, claims, signature] = IdToken.split('.');
    const forged = `${head}.${claims}.${signature!.split('').toReversed().join('')}`;
    for (const token of [AccessToken, RefreshToken, 'made-up', forged, `${head}.${claims}.`]) {
      expect(await verifyToken(token)).toMatchObject({ status: 200, body: { isValid: false, expiresAt: null } });
    }
    expect((await verifyToken('')).status).toBe(400);
  });
});

describe('GET /auth/user-details/{id}', () => {
  const details = (id: string, token?: string) =>
    posy.call<AuthUserView>(routes.userDetails, { params: { id }, token });

  it('returns the user to themselves and to operators only [ID-119]', async () => {
    const [ada, bob] = [await aPerson(), await aPerson()];
    const operator = await posy.signIn('report-operator@posy.example');
    const me = (await whoAmI(posy, ada.AccessToken)).body;
    expect(me.email).toBe(ada.email);
    expect((await details(ada.id, ada.AccessToken)).body).toEqual(me);
    expect((await details(ada.id, operator)).body).toEqual(me);
    expect([(await details(ada.id, bob.AccessToken)).status, (await details(ada.id)).status]).toEqual([403, 401]);
  });

  it('returns 404 for an unknown id', async () => {
    const operator = await posy.signIn('report-operator@posy.example');
    expect((await details('0197f2a0-0000-7000-8000-000000000000', operator)).status).toBe(404);
    expect((await details('ada', operator)).status).toBe(400);
  });
});

describe('users, by id and by id token', () => {
  it('GET /users/{id} returns the user to themselves and to operators only', async () => {
    const [ada, bob] = [await aPerson(), await aPerson()];
    const operator = await posy.signIn('report-operator@posy.example');
    const read = (token?: string) => posy.call<AuthUserView>(routes.user, { params: { id: ada.id }, token });
    const me = (await whoAmI(posy, ada.AccessToken)).body;
    expect(me.id).toBe(ada.id);
    expect([(await read(ada.AccessToken)).body, (await read(operator)).body]).toEqual([me, me]);
    expect([(await read(bob.AccessToken)).status, (await read()).status]).toEqual([403, 401]);
  });

  it.each([routes.userOfToken, routes.userAsInToken])(
    '$method /users returns the user of an id token to that user only, and changes nothing',
    async (route) => {
      const [ada, bob] = [await aPerson(), await aPerson()];
      const ask = (idToken: string, token?: string) => posy.call<AuthUserView>(route, { body: { idToken }, token });
      const me = (await whoAmI(posy, ada.AccessToken)).body;
      const before = await everything();
      expect(await ask(ada.IdToken, ada.AccessToken)).toMatchObject({ status: 200, body: me });
      for (const idToken of [bob.IdToken, ada.AccessToken, 'made-up']) {
        const { status, problem } = await ask(idToken, ada.AccessToken);
        expect([status, problem.fields]).toEqual([400, { idToken: ['not-yours'] }]);
      }
      expect((await ask(ada.IdToken)).status).toBe(401);
      expect(await everything()).toBe(before);
    },
  );
});

it('limits the calls of an address', async () => {
  const few = await Posy.start({
    workers: [],
    settings: { EMAIL_CHECKS_PER_MINUTE: '3', SIGN_IN_TRIES_PER_MINUTE: '3' },
  });
  const statusesOf = async (call: () => Promise<{ status: number }>) => {
    const statuses = [];
    for (let asked = 0; asked < 5; asked += 1) statuses.push((await call()).status);
    return statuses;
  };
  try {
    const identifier = 'ada@posy.example';
    const ask = () => few.call(routes.confirmUser, { body: { identifier } });
    expect(await statusesOf(ask)).toEqual([200, 200, 200, 429, 429]);
    const check = () => few.call(routes.verifyToken, { body: { idToken: 'made-up' } });
    expect(await statusesOf(check)).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await few.stop();
  }
});
