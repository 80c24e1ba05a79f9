import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PasswordGrants } from '#src/identity/one-time-codes/password-grants.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'mail'] });
});
afterAll(() => posy.stop());

/** A user with an unconfirmed email. */
async function someone(more = 'email_verified_at = null'): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@posy.example`;
  const id = await posy.register(email);
  await posy.sql(`update identity.user set ${more} where id = $1`, [id]);
  return { id, email };
}

const legacy = 'password_hash = null, email_verified_at = null';
const resend = (email: string) => posy.call(oneTimeCodeRoutes.resendEmailOtp, { body: { email } });
const verify = (email: string, otp: unknown, more: object = {}) =>
  posy.call(oneTimeCodeRoutes.verifyEmail, { body: { email, otp, ...more } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Moves the times of the code into the past. */
const letPass = (userId: string, seconds: number) =>
  posy.sql(
    `update identity.one_time_code set requested_at = requested_at - make_interval(secs => $2),
       expires_at = expires_at - make_interval(secs => $2)
     where user_id = $1`,
    [userId, seconds],
  );

async function aCode(more?: string): Promise<{ id: string; email: string; code: string }> {
  const person = await someone(more);
  await resend(person.email);
  return { ...person, code: await codeMailedTo(person.email) };
}

const refused = { status: 400, problem: expect.objectContaining({ error: 'one-time-code-refused' }) as unknown };

describe('a code', () => {
  it('is mailed as text and HTML, and not in the subject [ID-46]', async () => {
    const { email, code } = await aCode();
    expect(code).toMatch(/^\d{6}$/);
    const [mail] = await mailsTo(email);
    expect(mail?.html).toContain(code);
    expect(mail?.subject).not.toContain(code);
  });

  it('is stored as a hash [OP-25]', async () => {
    const { id, code } = await aCode();
    const stored = await posy.sql('select * from identity.one_time_code where user_id = $1', [id]);
    expect(stored).toHaveLength(1);
    for (const value of Object.values(stored[0]!).filter((one) => typeof one === 'string')) {
      expect(value).not.toContain(code);
    }
  });

  it('confirms the email, once [ID-42]', async () => {
    const { id, email, code } = await aCode();
    expect(await verify(email.toUpperCase(), code)).toMatchObject({ status: 200, body: { success: true } });
    const [user] = await posy.sql('select email_verified_at from identity.user where id = $1', [id]);
    expect(user?.['email_verified_at']).not.toBeNull();
    expect(await verify(email, code)).toMatchObject(refused);
    expect(await posy.sql(`select kind from identity.security_event where user_id = $1 order by at`, [id])).toEqual([
      { kind: 'email-verified' },
      { kind: 'code-refused' },
    ]);
  });

  it('is invalid after five wrong attempts [OP-25]', async () => {
    const { email, code } = await aCode();
    for (let tried = 0; tried < 5; tried++) expect(await verify(email, wrong(code))).toMatchObject(refused);
    expect(await verify(email, code)).toMatchObject(refused);
  });

  it('is invalid after ten minutes [OP-25]', async () => {
    const { id, email, code } = await aCode();
    await letPass(id, 600);
    expect(await verify(email, code)).toMatchObject(refused);
  });

  it('is invalid after a new one was sent [OP-25]', async () => {
    const { id, email, code } = await aCode();
    await letPass(id, 60);
    await resend(email);
    const next = await codeMailedTo(email, 2);
    if (next !== code) expect(await verify(email, code)).toMatchObject(refused);
    expect((await verify(email, next)).status).toBe(200);
  });

  it('is invalid for other users and other purposes', async () => {
    const [ada, bob] = [await aCode(), await aCode()];
    if (ada.code !== bob.code) expect(await verify(bob.email, ada.code)).toMatchObject(refused);
    expect(await verify(ada.email, ada.code, { newOrOld: 'OLD' })).toMatchObject(refused);
    expect(await verify('nobody@posy.example', ada.code)).toMatchObject(refused);
    expect((await verify(ada.email, ada.code, { newOrOld: 'NEW' })).status).toBe(200);
  });

  it.each(['12345', '1234567', '12345a', '', ' 12345', '１２３４５６', 123456, null])(
    'has six digits: %j is refused [ID-40]',
    async (otp) => {
      const { status, problem } = await verify('ada@posy.example', otp);
      expect([status, problem.error, problem.fields]).toEqual([400, 'invalid-input', { otp: ['matches'] }]);
    },
  );
});

describe('a request for another code', () => {
  it('sends none within a minute, with the same answer', async () => {
    const { id, email } = await aCode();
    expect((await resend(email)).body).toEqual({ success: true });
    const [row] = await posy.sql('select request from identity.one_time_code where user_id = $1', [id]);
    expect(row).toEqual({ request: 1 });
    await letPass(id, 60);
    await resend(email);
    await codeMailedTo(email, 2);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('gets the same answer for an unknown email and for a confirmed one', async () => {
    const { email } = await someone('email_verified_at = now()');
    for (const address of [email, 'nobody@posy.example']) {
      expect(await resend(address)).toMatchObject({ status: 200, body: { success: true } });
      expect(await mailsTo(address)).toEqual([]);
    }
  });

  it('sends one code when it is made twice at once', async () => {
    const { id, email } = await someone();
    await Promise.all([resend(email), resend(email), resend(email)]);
    await codeMailedTo(email);
    const rows = await posy.sql('select request from identity.one_time_code where user_id = $1', [id]);
    expect(rows).toEqual([{ request: 1 }]);
  });
});

describe('GET /auth/email-code', () => {
  const view = async (email: string) => {
    const token = await posy.signIn(email);
    return (await posy.call<EmailCodeView>(oneTimeCodeRoutes.emailCode, { token })).body;
  };

  it('returns the state of the confirmation', async () => {
    const { id, email } = await someone();
    expect(await view(email)).toEqual({ isVerified: false, isSent: false, secondsUntilNext: 0 });
    const from = Date.now();
    await resend(email);
    const code = await codeMailedTo(email);
    const { isSent, secondsUntilNext } = await view(email);
    expect(isSent).toBe(true);
    // The minute has begun a moment ago, whatever that is on a busy machine.
    expect(secondsUntilNext).toBeGreaterThanOrEqual(60 - (Date.now() - from) / 1_000);
    expect(secondsUntilNext).toBeLessThanOrEqual(60);
    await letPass(id, 61);
    expect((await view(email)).secondsUntilNext).toBe(0);
    await verify(email, code);
    expect((await view(email)).isVerified).toBe(true);
  });
});

describe('a code for an imported account', () => {
  it('sets a cookie that allows this browser to set a password, once and within ten minutes [ID-42]', async () => {
    const { id, email, code } = await aCode(legacy);
    const { status, headers } = await verify(email, code, { newOrOld: 'OLD' });
    expect(status).toBe(200);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^posy_password_grant=[\w-]{43}; /);
    for (const rule of ['HttpOnly', 'SameSite=Strict', 'Max-Age=600', 'Path=/']) expect(cookie).toContain(rule);

    const secret = /=([\w-]+)/.exec(cookie)?.[1];
    const use = (userId: string, given: string | undefined) =>
      posy.get(UnitOfWork).run((em) => posy.get(PasswordGrants).use(em, userId, given));
    expect(await use((await someone()).id, secret)).toBe(false);
    expect(await use(id, undefined)).toBe(false);
    expect(await use(id, `${secret}x`)).toBe(false);
    expect(await use(id, secret)).toBe(true);
    expect(await use(id, secret)).toBe(false);
  });

  it('sets a cookie that is invalid after ten minutes', async () => {
    const { id } = await someone(legacy);
    const grants = posy.get(PasswordGrants);
    const secret = await posy.get(UnitOfWork).run((em) => grants.give(em, id));
    await posy.sql(`update identity.password_grant set expires_at = now() - interval '1 second' where user_id = $1`, [
      id,
    ]);
    expect(await posy.get(UnitOfWork).run((em) => grants.use(em, id, secret))).toBe(false);
  });
});

it('only the mail contains a code', async () => {
  const { email, code } = await aCode();
  await verify(email, wrong(code));
  const tables = await posy.sql<{ name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('identity', 'platform')`,
  );
  expect(tables.length).toBeGreaterThan(6);
  for (const { name } of tables) {
    const found = await posy.sql(`select 1 from ${name} as kept where kept::text ~ $1`, [`(^|\\D)${code}(\\D|$)`]);
    expect([name, found]).toEqual([name, []]);
  }
});
