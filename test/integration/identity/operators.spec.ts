import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { AuditEntryView } from '#contracts/operations/operations.views.js';
import { AddOperator, type AddedOperator } from '#src/identity/operators/commands/add-operator.js';
import { RemoveOperator } from '#src/identity/operators/commands/remove-operator.js';
import { eventually } from '../../support/posy/eventually.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { password, Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'mail'] });
});
afterAll(() => posy.stop());

const by = 'a test';
const add = async (email: string) => (await posy.execute<AddedOperator>(new AddOperator(email, by))).outcome;
const usersOf = async (token: string) => (await posy.call(adminUsersRoutes.adminUsers, { token })).status;
const newPassword = 'Tulip-meadow-7';
const resetWith = (email: string, verificationCode: string) =>
  posy.call(passwordRoutes.verifyCode, { body: { email, verificationCode, password: newPassword } });
const login = (identifier: string, secret: string) =>
  posy.call<{ data: { authResult: { AccessToken: string } } }>(identityRoutes.login, {
    body: { identifier, password: secret },
  });
const logged = (email: string) =>
  posy.sql(
    `select kind, note from identity.security_event
     where kind like 'operator-%' and user_id = (select id from identity.user where username = $1) order by at`,
    [email],
  );

/** Runs the program as `npm run operator` does. */
function program(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...posy.variables, PATH: process.env['PATH'] };
  return new Promise((done) => {
    const child = execFile(process.execPath, ['dist/src/operator.js', ...words], { env }, (_failed, out, complaint) =>
      done({ code: child.exitCode ?? -1, said: out + complaint }),
    );
  });
}

const shown = {
  by: null,
  targetKind: 'user',
  targetId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  reason: expect.stringMatching(/^npm run operator, by \S+$/),
  result: 'done',
};
/** The entries of shell commands on the audit page, the latest first. */
const auditFor = async (token: string) => {
  const { body } = await posy.call<PageView<AuditEntryView>>(operationsRoutes.audit, { token });
  return body.results.map(({ id: _id, at: _at, numbers: _numbers, ...entry }) => entry);
};

it('adds the first operator from a shell: a mailed code sets the password, and the audit log shows it', async () => {
  const email = 'first@posy.example';
  const { code, said } = await program('add', email);
  expect([code, said]).toEqual([0, expect.stringContaining(`${email} is an operator now. A code was mailed to them`)]);
  expect((await resetWith(email, await codeMailedTo(email))).status).toBe(200);
  const token = (await login(email, newPassword)).body.data.authResult.AccessToken;
  expect(await usersOf(token)).toBe(200);
  expect(await program('add', email)).toEqual({ code: 0, said: `${email} is an operator already.\n` });
  expect(await auditFor(token)).toEqual([{ action: 'operator-added', ...shown }]);
  expect(await logged(email)).toEqual([
    { kind: 'operator-added', note: expect.stringMatching(/^by \S+ with npm run operator$/) },
  ]);
});

it('shows in the audit log that an operator was removed from a shell', async () => {
  const [leaver, reader] = ['retired@posy.example', 'reader@posy.example'];
  for (const email of [leaver, reader]) await posy.register(email, ['Admin']);
  expect((await program('remove', leaver)).code).toBe(0);
  const [newest] = await auditFor(await posy.signIn(reader));
  expect(newest).toEqual({ action: 'operator-removed', ...shown });
});

it('prints its usage, and reports an unknown email', async () => {
  const [mistyped, unknown] = await Promise.all([
    program('add', 'no address'),
    program('remove', 'nobody@posy.example'),
  ]);
  expect(mistyped).toEqual({ code: 1, said: 'Usage: npm run operator -- add|remove EMAIL\n' });
  expect(unknown).toEqual({ code: 1, said: 'There is no operator with the email nobody@posy.example.\n' });
});

it('ends the sessions of a new operator and keeps a confirmed password', async () => {
  const email = 'ada@posy.example';
  await posy.register(email);
  const before = await posy.signIn(email);
  expect(await add(email)).toBe('told');
  expect(await add(email)).toBe('was-one');
  await eventually(
    async () => (await posy.call(identityRoutes.currentUser, { token: before })).status,
    (status) => status === 401,
  );
  expect(await usersOf(await posy.signIn(email))).toBe(200);
  await eventually(
    async () => (await mailsTo(email)).map(({ subject }) => subject),
    (subjects) => subjects.includes('You’re now an operator of Posy'),
  );
});

it('gives no rights to a stranger who has signed up with the address', async () => {
  const email = 'boss@posy.example';
  const person = { givenName: 'Eve', familyName: 'Moss', phoneNumber: '+12125550123' };
  const squatter = await posy.call(signUpRoutes.signUp, { body: { email, password, ...person } });
  expect(squatter.status).toBe(200);
  expect(await add(email)).toBe('code-mailed');
  expect((await login(email, password)).status).toBe(401);
});

it('ends all sessions of a removed operator', async () => {
  const email = 'leaver@posy.example';
  await posy.register(email, ['Admin']);
  const token = await posy.signIn(email);
  expect(await usersOf(token)).toBe(200);
  await posy.execute(new RemoveOperator(email, by));
  await eventually(
    () => usersOf(token),
    (status) => status === 401,
  );
  expect(await usersOf(await posy.signIn(email))).toBe(403);
  expect(await logged(email)).toEqual([{ kind: 'operator-removed', note: 'by a test' }]);
  await expect(posy.execute(new RemoveOperator(email, by))).rejects.toMatchObject({ code: 'not-found' });
});
