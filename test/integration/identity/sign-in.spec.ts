import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { SignIn, SignInHandler } from '#src/identity/sign-in/commands/sign-in.js';
import type { Passwords } from '#src/identity/credentials/passwords.js';
import { SecurityLog } from '#src/identity/security-log/security-log.js';
import { SessionStarter } from '#src/identity/sign-in/session-starter.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { password, type Answer, type Posy } from '../../support/posy/posy.js';
import { CountedPasswords } from './counted-passwords.js';
import { startApi } from './sessions.js';

const email = 'ada@posy.example';
let posy: Posy;
let userId: string;

beforeAll(async () => {
  posy = await startApi();
  userId = await posy.register(email, ['Vendor']);
});
afterAll(() => posy.stop());

const login = (body: unknown): Promise<Answer<SignedInView>> => posy.call(identityRoutes.login, { body });
const handlerWith = (passwords: Passwords) =>
  new SignInHandler(
    posy.get(ReadDatabase),
    posy.get(UnitOfWork),
    passwords,
    posy.get(SessionStarter),
    posy.get(SecurityLog),
  );
const sessions = () => posy.sql(`select id from identity.session`);

describe('POST /auth/login', () => {
  it('returns tokens and the user for the right password [ID-12] [ID-55]', async () => {
    const { status, body } = await login({ identifier: email, password });
    expect(status).toBe(200);
    expect(Object.keys(body.data.authResult).sort()).toEqual(['AccessToken', 'ExpiresIn', 'IdToken', 'RefreshToken']);
    expect(body.data.authResult.ExpiresIn).toBe(480);
    expect(body.data.user).toEqual({
      id: userId,
      username: email,
      email,
      firstName: 'Ada',
      lastName: 'Vale',
      phoneNumber: '+12125550100',
      birthdate: null,
      externalIds: {},
      isAdmin: false,
      roles: ['Vendor'],
      props: { favorites: [] },
      settings: {},
      version: 1,
    });
  });

  it('ignores the case of the email', async () => {
    const { status, body } = await login({ identifier: 'ADA@Posy.Example', password });
    expect([status, body.data.user.id]).toEqual([200, userId]);
  });

  it('gives the same answer for a wrong password, an unknown email and an account without password [ID-56] [SYS-5]', async () => {
    const without = await posy.register('nopassword@posy.example');
    await posy.sql(`update identity.user set password_hash = null where id = $1`, [without]);
    const before = await sessions();
    for (const identifier of [email, 'nobody@posy.example', 'nopassword@posy.example']) {
      const { status, problem } = await login({ identifier, password: 'Posy-demo-2027' });
      expect(status).toBe(401);
      expect(problem).toMatchObject({ error: 'invalid-credentials', message: 'invalid username or password' });
    }
    expect(await sessions()).toEqual(before);
  });

  it('verifies one hash for an unknown email, as for a wrong password', async () => {
    await posy.register('counted@posy.example');
    const legacy = await posy.register('uncounted@posy.example');
    await posy.sql(`update identity.user set password_hash = null where id = $1`, [legacy]);
    const counted = new CountedPasswords(posy.config);
    await counted.onModuleInit();
    const handler = handlerWith(counted);
    for (const name of ['counted', 'nobody', 'uncounted']) {
      await expect(handler.execute(new SignIn(`${name}@posy.example`, 'Posy-demo-2027'))).rejects.toMatchObject({
        code: 'invalid-credentials',
      });
    }
    expect([counted.checked, counted.hashed]).toEqual([3, 1]);
  });

  it('renews an outdated hash once, and still accepts the password', async () => {
    const id = await posy.register('early@posy.example');
    const earlier = new CountedPasswords({ ...posy.config, passwordMemory: 8_192, passwordPasses: 1 });
    await earlier.onModuleInit();
    await posy.sql(`update identity.user set password_hash = $2 where id = $1`, [id, await earlier.hash(password)]);
    const hashNow = async () =>
      (await posy.sql<{ password_hash: string }>(`select password_hash from identity.user where id = $1`, [id]))[0]
        ?.password_hash ?? '';
    expect(await hashNow()).toContain('$m=8192,t=1,p=1$');
    expect((await login({ identifier: 'early@posy.example', password: 'Posy-demo-2027' })).status).toBe(401);
    expect(await hashNow()).toContain('$m=8192,t=1,p=1$');
    expect((await login({ identifier: 'early@posy.example', password })).status).toBe(200);
    const renewed = await hashNow();
    expect(renewed).toContain('$m=7168,t=1,p=1$');
    expect((await login({ identifier: 'early@posy.example', password })).status).toBe(200);
    expect(await hashNow()).toBe(renewed);
  });

  it('accepts concurrent sign-ins while the hash is renewed', async () => {
    const id = await posy.register('hasty@posy.example');
    const earlier = new CountedPasswords({ ...posy.config, passwordMemory: 8_192, passwordPasses: 1 });
    await posy.sql(`update identity.user set password_hash = $2 where id = $1`, [id, await earlier.hash(password)]);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => login({ identifier: 'hasty@posy.example', password })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [row] = await posy.sql<{ version: number }>(`select version from identity.user where id = $1`, [id]);
    for (const { body } of answers) expect(body.data.user.version).toBe(row?.version);
  });

  it('starts no session when the password was changed during the check', async () => {
    class Changing extends CountedPasswords {
      override async verify(text: string, passwordHash: string | null): Promise<boolean> {
        const fits = await super.verify(text, passwordHash);
        const another = await this.hash('Posy-demo-2027');
        await posy.sql(`update identity.user set password_hash = $1 where username = 'late@posy.example'`, [another]);
        return fits;
      }
    }
    await posy.register('late@posy.example');
    const before = await sessions();
    await expect(
      handlerWith(new Changing(posy.config)).execute(new SignIn('late@posy.example', password)),
    ).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    expect(await sessions()).toEqual(before);
  });

  it('works with an expired token in the header', async () => {
    const { status } = await posy.call(identityRoutes.login, {
      body: { identifier: email, password },
      token: 'x.y.z',
    });
    expect(status).toBe(200);
  });

  it.each([
    ['an unknown field', { remember: true }, 'remember', 'unknown-field'],
    ['no email', { identifier: undefined }, 'identifier', 'is-email'],
    ['null for an email', { identifier: null }, 'identifier', 'is-email'],
    ['a number for an email', { identifier: 7 }, 'identifier', 'is-email'],
    ['a list for an email', { identifier: ['ada@posy.example'] }, 'identifier', 'is-email'],
    ['an object for an email', { identifier: { $ne: null } }, 'identifier', 'is-email'],
    ['a NUL in the email', { identifier: 'ada\u0000@posy.example' }, 'identifier', 'is-email'],
    ['an email of 300 characters', { identifier: `${'a'.repeat(290)}@posy.example` }, 'identifier', 'is-email'],
    ['null for a password', { password: null }, 'password', 'is-string'],
    ['a list for a password', { password: [password] }, 'password', 'is-string'],
    ['an empty password', { password: '' }, 'password', 'is-length'],
    ['a password of 201 characters', { password: 'a'.repeat(201) }, 'password', 'is-length'],
  ])('refuses %s and names the field [SYS-5]', async (_case, change, field, code) => {
    const { status, problem } = await login({ identifier: email, password, ...change });
    expect([status, problem.error]).toEqual([400, 'invalid-input']);
    expect(Object.keys(problem.fields!)).toEqual([field]);
    expect(problem.fields![field]).toContain(code);
  });

  it.each([
    ['broken JSON', '{"identifier": "ada@pos', 400],
    ['no body', '', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['text', '"ada"', 400],
    ['2 MB', JSON.stringify({ identifier: 'ada@posy.example', password: 'a'.repeat(2_000_000) }), 413],
  ])('refuses %s as a body', async (_case, payload, expected) => {
    const { status } = await posy.call(identityRoutes.login, { payload });
    expect(status).toBe(expected);
  });

  it('handles any password of 1 to 200 characters without an error, including NUL and lone surrogates', async () => {
    for (const odd of ['\u0000', '\ud800', '🌸'.repeat(100), ' ', "' or 1=1 --"]) {
      expect((await login({ identifier: email, password: odd })).status).toBe(401);
    }
  });
});
