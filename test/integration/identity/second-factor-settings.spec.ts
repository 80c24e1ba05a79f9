import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secondFactorRoutes as routes } from '#contracts/identity/second-factor.routes.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { eventually } from '../../support/posy/eventually.js';
import { password } from '../../support/posy/posy.js';
import { whoAmI } from './sessions.js';
import { codeOf, SecondFactorPeople, tokenIn, wrongCode } from './second-factor-people.js';

let people: SecondFactorPeople;
beforeAll(async () => {
  people = await SecondFactorPeople.start({}, ['relay', 'mail']);
});
afterAll(() => people.posy.stop());

const refused = { status: 400, problem: expect.objectContaining({ error: 'second-factor-refused' }) as unknown };
const fields = (wrong: Record<string, string[]>) => ({
  status: 400,
  problem: expect.objectContaining({ error: 'invalid-input', fields: wrong }) as unknown,
});

/** A user who has only used single sign-on. */
async function withoutPassword() {
  const person = await people.someone();
  await people.posy.sql(`update identity.user set password_hash = null where id = $1`, [person.id]);
  return person;
}

const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the setup', () => {
  it('is optional: off by default, and on from the first code, after the password and a secret [OP-33]', async () => {
    const { id, email, token } = await people.someone();
    expect((await people.status(token)).body).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
      ownerProof: 'password',
    });
    const { status, body } = await people.begin(token);
    expect(status).toBe(200);
    expect(new URL(body.address).searchParams.get('secret')).toBe(body.secret);
    expect(decodeURIComponent(body.address)).toContain(email);
    expect((await people.login(email)).body).toHaveProperty('data');
    const { recoveryCodes } = (await people.confirm(token, codeOf(body.secret))).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await people.login(email)).body).toHaveProperty('challenge');
    expect((await people.status(token)).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    const kept = JSON.stringify(await people.posy.sql(`select * from identity.second_factor where user_id = $1`, [id]));
    for (const secret of [body.secret, ...recoveryCodes]) expect(kept).not.toContain(secret);
  });

  it('changes nothing with a wrong password or a wrong first code', async () => {
    const { email, token } = await people.someone();
    expect(await people.begin(token, {})).toMatchObject(fields({ password: ['required'] }));
    expect(await people.begin(token, { password: 'not this one' })).toMatchObject(
      fields({ password: ['wrong-password'] }),
    );
    expect(await people.confirm(token, '123456')).toMatchObject({
      status: 409,
      problem: { error: 'enrolment-expired' },
    });
    const { secret } = (await people.begin(token)).body;
    expect(await people.confirm(token, wrongCode(secret))).toMatchObject(refused);
    expect((await people.login(email)).body).toHaveProperty('data');
    expect((await people.confirm(token, codeOf(secret))).status).toBe(200);
  });

  it('counts wrong passwords as wrong codes', async () => {
    const { id, token } = await people.someone();
    for (let tried = 0; tried < 5; tried += 1) await people.begin(token, { password: 'not this one' });
    expect((await people.begin(token)).status).toBe(429);
    await people.letPausePass(id, 900);
    expect((await people.begin(token)).status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const { id, token } = await people.someone();
    const { secret } = (await people.begin(token)).body;
    await people.posy.sql(
      `update identity.second_factor set candidate_expires_at = candidate_expires_at - interval '10 minutes'
       where user_id = $1`,
      [id],
    );
    expect((await people.confirm(token, codeOf(secret))).status).toBe(409);
  });

  it('ends all other sessions, which began without a code', async () => {
    const { email, token } = await people.someone();
    const elsewhere = await people.posy.signIn(email);
    const { secret } = (await people.begin(token)).body;
    await people.confirm(token, codeOf(secret));
    expect([(await whoAmI(people.posy, token)).status, (await whoAmI(people.posy, elsewhere)).status]).toEqual([
      200, 401,
    ]);
  });

  it('requires a code of the current app to replace it', async () => {
    const { token } = await people.guarded();
    expect(await people.begin(token)).toMatchObject({ status: 409, problem: { error: 'changed-meanwhile' } });
  });

  it('requires a mailed code from an account without a password', async () => {
    const { email, token } = await withoutPassword();
    expect((await people.status(token)).body.ownerProof).toBe('email-code');
    expect(await people.begin(token, { password })).toMatchObject(fields({ otp: ['required'] }));
    expect((await people.posy.call(routes.sendOwnerCode, { token })).status).toBe(200);
    expect((await people.posy.call(routes.sendOwnerCode, { token })).status).toBe(429);
    const otp = await codeMailedTo(email);
    expect(await people.begin(token, { otp: anotherThan(otp) })).toMatchObject({
      status: 400,
      problem: { error: 'one-time-code-refused' },
    });
    expect((await people.begin(token, { otp })).status).toBe(200);
    expect((await people.begin(token, { otp })).status).toBe(400);
  });

  it('mails nothing to an account that has a password', async () => {
    const { email, token } = await people.someone();
    expect((await people.posy.call(routes.sendOwnerCode, { token })).status).toBe(200);
    await people.posy.call(routes.sendOwnerCode, { token });
    expect(await mailsTo(email)).toEqual([]);
  });
});

it('a wrong code is answered like a wrong one-time code: 400, with an error of its own [OP-33]', async () => {
  const { email, secret } = await people.guarded();
  const wrongFactor = await people.respond(await people.asked(email), email, wrongCode(secret));
  const { token, ...other } = await withoutPassword();
  await people.posy.call(routes.sendOwnerCode, { token });
  const otp = await codeMailedTo(other.email);
  const wrongOtp = await people.begin(token, { otp: anotherThan(otp) });
  expect([wrongFactor, wrongOtp].map(({ status, problem }) => [status, problem.error])).toEqual([
    [400, 'second-factor-refused'],
    [400, 'one-time-code-refused'],
  ]);
  expect(Object.keys(wrongFactor.problem)).toEqual(Object.keys(wrongOtp.problem));
});

describe('turning the second factor off', () => {
  it('requires the password and a code', async () => {
    const { email, token, secret } = await people.guarded();
    expect(await people.turnOff(token, codeOf(secret), { password: undefined })).toMatchObject(
      fields({ password: ['required'] }),
    );
    expect(await people.turnOff(token, codeOf(secret), { password: 'not this one' })).toMatchObject(
      fields({ password: ['wrong-password'] }),
    );
    expect(await people.turnOff(token, wrongCode(secret))).toMatchObject(refused);
    expect((await people.status(token)).body.isOn).toBe(true);
    const off = await people.turnOff(token, codeOf(secret));
    expect(off).toMatchObject({ status: 200, body: { isOn: false, since: null, recoveryCodesLeft: 0 } });
    expect((await people.login(email)).body).toHaveProperty('data');
    expect(await people.turnOff(token, codeOf(secret, 1))).toMatchObject({ status: 409 });
  });

  it('accepts a recovery code after the phone is lost', async () => {
    const { token, recoveryCodes } = await people.guarded();
    const type = 'recovery-code';
    expect((await people.turnOff(token, recoveryCodes[0]!, { type })).status).toBe(200);
    expect((await people.begin(token)).status).toBe(200);
  });
});

it('a recovery code is refused for an account without a second factor, like any other code', async () => {
  const { token } = await people.someone();
  const type = 'recovery-code';
  for (const mfaCode of ['abcde-fghjk', '123456']) {
    expect(await people.turnOff(token, mfaCode, { type })).toMatchObject({ status: 409 });
    expect(await people.renew(token, mfaCode, { type })).toMatchObject({ status: 409 });
  }
});

describe('new recovery codes', () => {
  it('replace the previous ones', async () => {
    const person = await people.guarded();
    const { email, token, secret, recoveryCodes: before } = person;
    expect(await people.renew(token, wrongCode(secret))).toMatchObject(refused);
    const { status, body } = await people.renew(token, codeOf(secret));
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    const respond = async (code: string) =>
      (await people.respond(await people.asked(email), email, code, 'recovery-code')).status;
    expect([await respond(before[0]!), await respond(body.recoveryCodes[0]!)]).toEqual([400, 200]);
  });
});

it('changes and wrong guesses are mailed to the owner and logged', async () => {
  const person = await people.guarded();
  const { id, email, secret, recoveryCodes } = person;
  const [first = '', second = ''] = recoveryCodes;
  const asked = await people.asked(email);
  for (let tried = 0; tried < 5; tried += 1) await people.respond(asked, email, wrongCode(secret));
  await people.letPausePass(id, 900);
  const token = tokenIn(await people.respond(await people.asked(email), email, first, 'recovery-code'));
  await people.renew(token, codeOf(secret));
  await people.letStepsPass(id);
  await people.turnOff(token, codeOf(secret));
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject).toSorted();
  expect(await eventually(subjects, (taken) => taken.length === 5)).toEqual([
    'A recovery code was used for your account on Posy',
    'Wrong codes were entered for your Posy account',
    'You have new recovery codes for Posy',
    'Your Posy account no longer asks for a code at sign-in',
    'Your Posy account now asks for a code at sign-in',
  ]);
  const told = JSON.stringify(await mailsTo(email));
  for (const known of [secret, first, second]) expect(told).not.toContain(known);
  const notes = await people.posy.sql(
    `select note from identity.security_event where user_id = $1 and kind = 'second-factor-changed' order by at, id`,
    [id],
  );
  expect(notes).toEqual([{ note: 'on' }, { note: 'recovery codes' }, { note: 'off' }]);
});
