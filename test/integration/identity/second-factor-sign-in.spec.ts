import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { freezeDate } from '../../support/freeze-date.js';
import { password } from '../../support/posy/posy.js';
import { refresh, whoAmI } from './sessions.js';
import { codeOf, SecondFactorPeople, tokenIn, wrongCode } from './second-factor-people.js';

let people: SecondFactorPeople;
beforeAll(async () => {
  people = await SecondFactorPeople.start();
});
afterAll(() => people.posy.stop());
afterEach(() => void jest.useRealTimers());

const expired = { status: 401, problem: expect.objectContaining({ error: 'sign-in-expired' }) as unknown };
const refused = { status: 400, problem: expect.objectContaining({ error: 'second-factor-refused' }) as unknown };

describe('POST /auth/login', () => {
  it('requires the second factor, and returns no tokens and starts no session before', async () => {
    const { id, email } = await people.guarded();
    const before = await people.posy.sql(`select count(*) from identity.session where user_id = $1`, [id]);
    const { status, body, headers } = await people.login(email);
    expect(status).toBe(200);
    expect(body).toEqual({
      challenge: {
        name: 'MFA_REQUIRED',
        session: expect.stringMatching(/^[\w-]{43}$/),
        username: email,
        expiresIn: 300,
      },
    });
    expect(headers['set-cookie']).toMatch(
      /^posy\.second-factor=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict$/,
    );
    expect(String(headers['set-cookie'])).not.toContain(body.challenge.session);
    expect(await people.posy.sql(`select count(*) from identity.session where user_id = $1`, [id])).toEqual(before);
  });

  it('stores the browser’s secret in a cookie that requires TLS if the site has it [ID-120]', async () => {
    const overTls = await SecondFactorPeople.start({ PUBLIC_URL: 'https://posy.example' });
    try {
      const { email, secret } = await overTls.guarded();
      const { body, headers } = await overTls.login(email);
      expect(headers['set-cookie']).toMatch(
        /^__Host-posy\.second-factor=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict; Secure$/,
      );
      const { session } = body.challenge;
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      const planted = cookie.replace('__Host-', '');
      expect((await overTls.respond({ session, cookie: planted }, email, codeOf(secret))).status).toBe(401);
      expect((await overTls.respond({ session, cookie }, email, codeOf(secret))).status).toBe(200);
    } finally {
      await overTls.posy.stop();
    }
  });

  it('gives the usual answer to a wrong password', async () => {
    const { email } = await people.guarded();
    expect(await people.login(email, 'not this one')).toMatchObject({
      status: 401,
      problem: { error: 'invalid-credentials' },
    });
  });

  it('stores only hashes in the database', async () => {
    const { email } = await people.guarded();
    const { session, cookie } = await people.asked(email);
    const rows = JSON.stringify(await people.posy.sql(`select * from identity.pending_sign_in`));
    expect(rows).not.toContain(session);
    expect(rows).not.toContain(cookie.split('=')[1]);
  });
});

describe('POST /auth/respond-to-mfa', () => {
  it('completes the sign-in with a code of the app [ID-120]', async () => {
    const { id, email, secret } = await people.guarded();
    const asked = await people.asked(email);
    const answer = await people.respond(asked, email.toUpperCase(), codeOf(secret), 'authenticator', {
      phoneNumber: '+15125550142',
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { user: { id, email } } } });
    expect(String(answer.headers['set-cookie'])).toMatch(/^posy\.second-factor=; .*Max-Age=0/);
    expect((await whoAmI(people.posy, tokenIn(answer))).body.id).toBe(id);
    expect((await refresh(people.posy, answer.body.data.authResult.RefreshToken, email)).status).toBe(200);
  });

  it('completes it with a recovery code, ignoring case, once [ID-120]', async () => {
    const { email, recoveryCodes } = await people.guarded();
    const [code = '', other = ''] = recoveryCodes;
    const signIn = async (typed: string) => people.respond(await people.asked(email), email, typed, 'recovery-code');
    expect((await signIn(code.toUpperCase().replace('-', ''))).status).toBe(200);
    expect(await signIn(code)).toMatchObject(refused);
    const answer = await signIn(other);
    expect((await people.status(tokenIn(answer))).body.recoveryCodesLeft).toBe(8);
  });

  it('accepts a code once, and no older code afterwards', async () => {
    const person = await people.guarded();
    const { email, secret } = person;
    const respond = async (code: string) => people.respond(await people.asked(email), email, code);
    const code = codeOf(secret);
    expect((await respond(code)).status).toBe(200);
    expect(await respond(code)).toMatchObject(refused);
    expect(await respond(codeOf(secret, -1))).toMatchObject(refused);
    expect((await respond(codeOf(secret, 1))).status).toBe(200);
  });

  it('accepts one of two concurrent calls with the same code', async () => {
    const { email, secret } = await people.guarded();
    const [one, two] = [await people.asked(email), await people.asked(email)];
    const code = codeOf(secret);
    const answers = await Promise.all([people.respond(one, email, code), people.respond(two, email, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('refuses the secret of a completed sign-in', async () => {
    const { id, email, secret } = await people.guarded();
    const asked = await people.asked(email);
    expect((await people.respond(asked, email, codeOf(secret))).status).toBe(200);
    await people.letStepsPass(id);
    expect(await people.respond(asked, email, codeOf(secret))).toMatchObject(expired);
  });

  it('works only in the browser of the first step, and for its account', async () => {
    const [ada, bob] = [await people.guarded(), await people.guarded()];
    const [hers, his] = [await people.asked(ada.email), await people.asked(bob.email)];
    expect(await people.respond({ session: hers.session }, ada.email, codeOf(ada.secret))).toMatchObject(expired);
    const elsewhere = { session: hers.session, cookie: his.cookie };
    expect(await people.respond(elsewhere, ada.email, codeOf(ada.secret))).toMatchObject(expired);
    expect(await people.respond(his, ada.email, codeOf(ada.secret))).toMatchObject(expired);
    expect(await people.respond(his, bob.email, codeOf(ada.secret))).toMatchObject(refused);
    // The code is not used up by these attempts.
    expect((await people.respond(hers, ada.email, codeOf(ada.secret))).status).toBe(200);
    expect((await people.respond(his, bob.email, codeOf(bob.secret))).status).toBe(200);
  });

  it('expires after five minutes', async () => {
    const { id, email, secret } = await people.guarded();
    const asked = await people.asked(email);
    await people.posy.sql(
      `update identity.pending_sign_in set expires_at = expires_at - interval '5 minutes' where user_id = $1`,
      [id],
    );
    expect(await people.respond(asked, email, codeOf(secret))).toMatchObject(expired);
  });

  it('ends after five wrong codes, and then refuses all codes for a quarter of an hour, and longer the next time', async () => {
    const person = await people.guarded();
    const { id, email, secret } = person;
    const asked = await people.asked(email);
    freezeDate();
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await people.respond(asked, email, wrongCode(secret))).toMatchObject(refused);
    }
    expect(await people.respond(asked, email, codeOf(secret))).toMatchObject(expired);
    const pause = await people.signIn(person);
    expect(pause).toMatchObject({ status: 429, problem: { error: 'too-many-requests' } });
    expect(Number(pause.headers['retry-after'])).toBe(900);
    await people.letPausePass(id, 900);
    const again = await people.asked(email);
    for (let tried = 0; tried < 5; tried += 1) await people.respond(again, email, wrongCode(secret));
    expect(Number((await people.signIn(person)).headers['retry-after'])).toBe(1_800);
    await people.letPausePass(id, 1_800);
    expect((await people.signIn(person)).status).toBe(200);
    expect((await people.kindsOf(id)).filter((kind) => kind === 'second-factor-refused')).toHaveLength(10);
  });

  it('keeps its count when Redis is flushed', async () => {
    const person = await people.guarded();
    const asked = await people.asked(person.email);
    for (let tried = 0; tried < 5; tried += 1) await people.respond(asked, person.email, wrongCode(person.secret));
    const redis = new Redis(people.posy.config.redisUrls[0] ?? '');
    const keys = await redis.keys(`${people.posy.config.redisPrefix}*`);
    if (keys.length > 0) await redis.unlink(keys);
    redis.disconnect();
    expect((await people.signIn(person)).status).toBe(429);
  });

  it('ends with a new password, and with a sign-out everywhere', async () => {
    const person = await people.guarded();
    const token = tokenIn(await people.signIn(person));
    const asked = await people.asked(person.email);
    const body = { currentPassword: password, password: 'Tulip-meadow-7' };
    expect((await people.posy.call(accountRoutes.changePassword, { token, body })).status).toBe(200);
    await people.letStepsPass(person.id);
    expect(await people.respond(asked, person.email, codeOf(person.secret))).toMatchObject(expired);

    const other = await people.guarded();
    const late = await people.asked(other.email);
    await people.posy.call(sessionsRoutes.endAllSessions, { token: other.token });
    expect(await people.respond(late, other.email, codeOf(other.secret))).toMatchObject(expired);
  });

  it.each([
    ['mfaCode', { mfaCode: 'abcdef' }],
    ['mfaCode', { mfaCode: '12345' }],
    ['mfaCode', { mfaCode: '1234567' }],
    ['mfaCode', { mfaCode: '１２３４５６' }],
    ['mfaCode', { mfaCode: 123456 }],
    ['mfaCode', { mfaCode: undefined }],
    ['type', { type: 'sms' }],
    ['type', { type: null }],
    ['session', { session: '' }],
    ['session', { session: undefined }],
    ['username', { username: '' }],
    ['phoneNumber', { phoneNumber: '512' }],
    ['otp', { otp: '123456' }],
  ])('refuses %s in %j, and unknown fields [ID-13] [ID-120]', async (field, wrong) => {
    const body = { username: 'ada@posy.example', mfaCode: '123456', type: 'authenticator', session: 'x'.repeat(43) };
    const { username, mfaCode, type, ...more } = { ...body, ...wrong };
    const { status, problem } = await people.respond({}, username, mfaCode, type as never, more);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
  });

  it('logs challenges, refusals and sign-ins', async () => {
    const person = await people.guarded();
    const asked = await people.asked(person.email);
    await people.respond(asked, person.email, wrongCode(person.secret));
    await people.respond(asked, person.email, codeOf(person.secret));
    expect(await people.kindsOf(person.id)).toEqual([
      'signed-in',
      'second-factor-changed',
      'second-factor-asked',
      'second-factor-refused',
      'signed-in',
    ]);
  });
});
