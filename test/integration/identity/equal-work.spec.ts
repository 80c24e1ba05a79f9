import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { codeMailedTo } from '../../support/posy/mails.js';
import { StatementCounter } from '../../support/posy/statement-counter.js';
import { ForgetfulPeople, type Person } from './forgetful-people.js';

let people: ForgetfulPeople;
let statements: StatementCounter;
let confirmed: Person;
let unconfirmed: Person;

beforeAll(async () => {
  people = await ForgetfulPeople.start();
  confirmed = await people.withResetCode();
  unconfirmed = await people.someone();
  await people.posy.sql(`update identity.user set email_verified_at = null where id = $1`, [unconfirmed.id]);
  await post('resend-email-otp', { email: unconfirmed.email });
  await codeMailedTo(unconfirmed.email);
  // Without workers, whose statements would be counted too.
  await people.posy.haltWorkers();
  statements = await StatementCounter.on(people.posy);
});
afterAll(() => people.posy.stop());

const post = (path: string, payload: object) =>
  people.posy.api.inject({ method: 'POST', url: `/api/auth/${path}`, payload });

/** The minimum of several attempts, since the api occasionally polls revoked sessions. */
async function statementsOf(path: string, payload: object): Promise<number> {
  const counts: number[] = [];
  for (let tried = 0; tried < 3; tried += 1) counts.push(await statements.during(() => post(path, payload)));
  return Math.min(...counts);
}

describe.each([
  ['forgot-password', {}],
  ['resend-email-otp', {}],
  ['verify-email', { otp: '000000' }],
  ['verify-code', { verificationCode: '000000', password: 'Tulip-meadow-7' }],
])('POST /auth/%s', (path, more) => {
  it('runs as many statements for an unknown email as for a known one', async () => {
    const unknown = await statementsOf(path, { email: 'nobody@posy.example', ...more });
    expect(unknown).toBeGreaterThan(0);
    for (const { email } of [confirmed, unconfirmed]) {
      expect(await statementsOf(path, { email, ...more })).toBe(unknown);
    }
  });
});
