import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../support/posy/eventually.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { password, Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  const settings = { SIGN_IN_TRIES_PER_ACCOUNT: '5', TRUSTED_PROXIES: '127.0.0.1' };
  posy = await Posy.start({ workers: ['relay', 'mail'], settings });
});
afterAll(() => posy.stop());

const stranger = '203.0.113.7';
const home = '198.51.100.4';
const newPassword = 'Tulip-meadow-7';

const post = (path: string, payload: object, from: string, cookie?: string) =>
  posy.api.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
    payload,
  });

const login = (identifier: string, from: string, tried = password, cookie?: string) =>
  post('login', { identifier, password: tried }, from, cookie);

const verifyCode = (email: string, from: string, verificationCode = '000000') =>
  post('verify-code', { email, verificationCode, password: newPassword }, from);

/** The cookies of a response, as a browser sends them back. */
const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

async function times<T>(count: number, work: (nth: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let nth = 0; nth < count; nth += 1) results.push(await work(nth));
  return results;
}

describe('twenty wrong passwords from one network', () => {
  const email = 'ada@posy.example';
  let device: string;
  beforeAll(async () => {
    await posy.register(email);
    device = cookiesOf(await login(email, stranger));
    const statuses = await times(20, async () => (await login(email, stranger, 'a guess')).statusCode);
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)]);
  });

  it('block the network, even with the right password, and report for how long', async () => {
    const answer = await login(email, stranger);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([429, 'too-many-requests']);
    const wait = Number(answer.headers['retry-after']);
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
  });

  it('do not lock out the owner on another network, or in a browser that has signed in before', async () => {
    expect((await login(email, home)).statusCode).toBe(200);
    expect((await login(email, stranger, password, device)).statusCode).toBe(200);
  });

  it('block browsers with a cookie of another account or a forged one', async () => {
    await posy.register('eve@posy.example');
    const [name = ''] = device.split('=');
    const other = cookiesOf(await login('eve@posy.example', stranger)).split('=')[1] ?? '';
    for (const cookie of [`${name}=${other}`, `${name}=made-up.c2lnbmF0dXJl`]) {
      expect((await login(email, stranger, password, cookie)).statusCode).toBe(429);
    }
  });

  it('block a browser that has signed in before, when it guesses itself', async () => {
    const statuses = await times(7, async () => (await login(email, home, 'a guess', device)).statusCode);
    expect(statuses).toEqual([...Array<number>(5).fill(401), 429, 429]);
    expect((await login(email, home)).statusCode).toBe(200);
  });

  it('have the same effect for an unknown email', async () => {
    const statuses = await times(7, async () => (await login('nobody@posy.example', stranger, 'a guess')).statusCode);
    expect(statuses).toEqual([...Array<number>(5).fill(401), 429, 429]);
  });
});

it('concurrent guesses do not exceed the limit', async () => {
  await posy.register('una@posy.example');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => login('una@posy.example', '203.0.113.8', 'a guess')),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

it('a right password resets the wrong guesses before it', async () => {
  await posy.register('typist@posy.example');
  const tries = ['a guess', 'a guess', 'a guess', 'a guess', password];
  const statuses = await times(
    11,
    async (nth) => (await login('typist@posy.example', home, tries[nth % 5])).statusCode,
  );
  expect(statuses).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 401, 200, 401]);
});

it('guesses from many networks block unknown browsers and cause one mail to the owner', async () => {
  const email = 'famous@posy.example';
  await posy.register(email);
  const device = cookiesOf(await login(email, home));
  const statuses = await times(52, async (nth) => (await login(email, `203.0.${nth}.1`, 'a guess')).statusCode);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([50, 429]);
  expect((await login(email, home)).statusCode).toBe(429);
  expect((await login(email, home, password, device)).statusCode).toBe(200);
  const about = 'Many failed attempts to sign in to your Posy account';
  const told = async () => (await mailsTo(email)).filter(({ subject }) => subject === about).length;
  await eventually(told, (count) => count > 0);
  expect(await told()).toBe(1);
});

describe('twenty wrong codes', () => {
  const email = 'forgetful@posy.example';

  it('block the network, longer with each series, and leave password recovery available', async () => {
    await posy.register(email);
    const statuses = await times(20, async () => (await verifyCode(email, stranger)).statusCode);
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(15).fill(429)]);
    expect((await post('forgot-password', { email }, home)).statusCode).toBe(200);
    const code = await codeMailedTo(email);
    const reset = await verifyCode(email, home, code);
    expect(reset.statusCode).toBe(200);
    // After the code, the device cookie identifies the browser, which is not affected by others' pauses.
    expect((await login(email, stranger, newPassword, cookiesOf(reset))).statusCode).toBe(200);
    expect((await login(email, stranger, newPassword)).statusCode).toBe(200);
  });
});

it('stores neither emails nor IP addresses of guesses', async () => {
  const rows = await posy.sql(`select * from identity.guess_count`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/posy\.example|203\.0/);
});
