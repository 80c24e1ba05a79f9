import { createHash, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { singleSignOnRoutes as routes } from '#contracts/identity/single-sign-on.routes.js';
import type { SingleSignedInView, SingleSignOnStartedView } from '#contracts/identity/single-sign-on.views.js';
import { RegisterVendor } from '#src/identity/vendors/commands/register-vendor.js';
import { aSignInService, signInAt } from '../../support/posy/sign-in-service.js';
import { password, Posy } from '../../support/posy/posy.js';
import { refresh, signIn, whoAmI } from './sessions.js';

const siteUrl = 'http://127.0.0.1:4499';
let posy: Posy;
let service: LocalService;
let settings: Record<string, string>;
let made = 0;

beforeAll(async () => {
  const started = await aSignInService(siteUrl);
  service = started.service;
  settings = started.settings;
  posy = await Posy.start({ workers: [], settings: { PUBLIC_URL: siteUrl, ...settings } });
});
afterAll(async () => {
  await posy.stop();
  await service.stop();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const anEmail = () => `nora.vale${(made += 1)}@posy.example`;

/** A browser at the provider. */
async function started(provider: string) {
  const { status, body, headers } = await posy.call<SingleSignOnStartedView>(routes.startSingleSignOn, {
    body: { provider },
  });
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { status, body, cookie, setCookie: String(headers['set-cookie']) };
}
const finish = (code: string, state: string, cookie?: string) =>
  posy.call<SingleSignedInView>(routes.finishSingleSignOn, {
    body: { code, state },
    headers: cookie ? { cookie } : {},
  });

/** Completes a sign-in of a user with a confirmed email. */
async function signInWith(provider: string, email: string) {
  const { body, cookie } = await started(provider);
  const back = await signInAt(body.address!, email);
  return finish(back.searchParams.get('code')!, back.searchParams.get('state')!, cookie);
}

describe('POST /auth/single-sign-on', () => {
  it('returns the URL of the provider with client, scope, state and redirect [ID-68] [ID-70]', async () => {
    const more = 'admin.signin birthdate';
    for (const [provider, scope] of [
      ['event-user', 'openid profile email phone'],
      ['vendor', `openid profile email phone ${more}`],
      ['admin', `openid profile email phone ${more}`],
    ] as const) {
      const { body, setCookie } = await started(provider);
      const address = new URL(body.address!);
      expect(address.origin + address.pathname).toBe(`${service.url}/auth`);
      expect(Object.fromEntries(address.searchParams)).toEqual({
        client_id: 'posy',
        response_type: 'code',
        scope,
        state: body.state,
        redirect_uri: `${siteUrl}/authcallback`,
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
      expect(setCookie).toMatch(/^posy\.single-sign-on=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Strict/);
    }
  });

  it('creates a new state each time [ID-67]', async () => {
    const states = [await started('vendor'), await started('vendor')].map(({ body }) => body.state);
    expect(new Set(states).size).toBe(2);
    for (const state of states) expect(state).toMatch(/^[\w-]{43}$/);
  });

  it('accepts staff and does nothing [ID-74]', async () => {
    const before = await posy.sql(`select count(*) from identity.single_sign_on_attempt`);
    const { status, body } = await started('staff');
    expect([status, body.address]).toEqual([200, null]);
    expect(await posy.sql(`select count(*) from identity.single_sign_on_attempt`)).toEqual(before);
  });

  it('refuses an unknown provider', async () => {
    const { status, problem } = await posy.call(routes.startSingleSignOn, { body: { provider: 'google' } });
    expect([status, problem.fields]).toEqual([400, { provider: ['is-in'] }]);
  });
});

describe('POST /auth/single-sign-on/callback', () => {
  it('creates a missing user with the claims of the provider, and signs them in [ID-72]', async () => {
    const email = anEmail();
    const { status, body } = await signInWith('vendor', email);
    expect([status, body.provider]).toEqual([200, 'vendor']);
    const { user, authResult } = body.data;
    expect(user).toMatchObject({ email, username: email, firstName: 'Nora', lastName: 'Vale', roles: [] });
    expect((await whoAmI(posy, authResult.AccessToken)).body.id).toBe(user.id);
    expect((await refresh(posy, authResult.RefreshToken, email)).status).toBe(200);
    const [kept] = await posy.sql(
      `select phone, birthdate::text, external_ids, email_verified_at is not null as verified from identity.user where id = $1`,
      [user.id],
    );
    expect(kept).toEqual({
      phone: '+12125550142',
      birthdate: '1992-05-17',
      external_ids: { [service.url]: email },
      verified: true,
    });
  });

  it('finds the user again and updates the fields that differ in the id token [ID-72]', async () => {
    const email = anEmail();
    const { id } = (await signInWith('vendor', email)).body.data.user;
    await posy.sql(`update identity.user set first_name = 'Eleonora', email = 'other@posy.example' where id = $1`, [
      id,
    ]);
    const { user } = (await signInWith('vendor', email)).body.data;
    expect(user).toMatchObject({ id, firstName: 'Nora', email: 'other@posy.example' });
  });

  it('signs in to the account with the email, which keeps its password', async () => {
    const email = anEmail();
    const id = await posy.register(email);
    expect((await signInWith('vendor', email)).body.data.user.id).toBe(id);
    expect((await signIn(posy, email)).AccessToken).toEqual(expect.any(String));
  });

  it('removes password, second factor and sessions of a stranger who signed up with the email [ID-72]', async () => {
    const email = anEmail();
    const id = await posy.register(email);
    await posy.sql(`update identity.user set email_verified_at = null where id = $1`, [id]);
    const squatter = await signIn(posy, email);
    await posy.sql(
      `insert into identity.second_factor (id, user_id, sealed_secret, recovery_hashes, wrong_tries)
       values (gen_random_uuid(), $1, 'sealed', '{}', 0)`,
      [id],
    );
    expect((await signInWith('vendor', email)).body.data.user.id).toBe(id);
    expect((await whoAmI(posy, squatter.AccessToken)).status).toBe(401);
    const body = { identifier: email, password };
    const answer = await posy.api.inject({ method: 'POST', url: '/api/auth/login', payload: body });
    expect(answer.statusCode).toBe(401);
  });

  it('creates no user and no session for an unverified email [ID-73]', async () => {
    const sessions = () => posy.sql(`select id from identity.session order by id`);
    const before = await sessions();
    const { status, problem } = await signInWith('vendor', `unverified${(made += 1)}@posy.example`);
    expect([status, problem.error]).toEqual([409, 'user-not-created']);
    expect(await posy.sql(`select id from identity.user where email like 'unverified%'`)).toEqual([]);
    expect(await sessions()).toEqual(before);
  });

  describe('marks the user a vendor, fills empty contact fields of the vendor from the user, and keeps the others', () => {
    const filled = { firstName: 'Studio', lastName: 'Owner', email: 'studio@posy.example', phone: '+13125550188' };
    const empty = { firstName: '', lastName: '', email: '', phone: null };

    it.each([
      ['the first name', { ...filled, firstName: '' }],
      ['all but the first name', { ...empty, firstName: 'Studio' }],
    ])('%s [ID-72] [ID-80]', async (_what, contact) => {
      const email = anEmail();
      const { id: userId } = (await signInWith('vendor', email)).body.data.user;
      const vendorId = randomUUID();
      await posy.execute(new RegisterVendor({ id: vendorId, userId, businessName: 'Vale', ...contact }));
      const { user } = (await signInWith('vendor', email)).body.data;
      expect(user.roles).toEqual(['Vendor']);
      const [vendor] = await posy.sql(`select * from identity.vendor where id = $1`, [vendorId]);
      expect(vendor).toMatchObject({
        contact_first_name: contact.firstName || 'Nora',
        contact_last_name: contact.lastName || 'Vale',
        contact_email: contact.email || email,
        contact_phone: contact.phone ?? '+12125550142',
      });
    });
  });

  it('refuses a state of another browser, a used one and an expired one [ID-71]', async () => {
    const { body, cookie } = await started('vendor');
    const back = await signInAt(body.address!, anEmail());
    const code = back.searchParams.get('code')!;
    const message = 'Invalid state object returned from SSO';
    const refused = { status: 401, problem: { error: 'invalid-state', message } };
    expect(await finish(code, 'x'.repeat(43), cookie)).toMatchObject(refused);
    expect(await finish(code, body.state)).toMatchObject(refused);
    // The attempt of the wrong browser has used it up.
    expect(await finish(code, body.state, cookie)).toMatchObject(refused);

    const other = await started('vendor');
    const comes = await signInAt(other.body.address!, anEmail());
    await posy.sql(`update identity.single_sign_on_attempt set created_at = now() - interval '11 minutes'`);
    expect(await finish(comes.searchParams.get('code')!, other.body.state, other.cookie)).toMatchObject(refused);
  });

  it('accepts one of two concurrent callbacks', async () => {
    const { body, cookie } = await started('vendor');
    const code = (await signInAt(body.address!, anEmail())).searchParams.get('code')!;
    const answers = await Promise.all([finish(code, body.state, cookie), finish(code, body.state, cookie)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('refuses a code that the provider did not issue, or issued for another attempt', async () => {
    const [one, two] = [await started('vendor'), await started('vendor')];
    const code = (await signInAt(one.body.address!, anEmail())).searchParams.get('code')!;
    expect(await finish(code, two.body.state, two.cookie)).toMatchObject({
      status: 401,
      problem: { error: 'single-sign-on-failed' },
    });
    expect((await finish('made-up', one.body.state, one.cookie)).status).toBe(401);
  });

  it('stores no readable state, cookie or verifier in the database', async () => {
    await posy.sql(`delete from identity.single_sign_on_attempt`);
    const { body, cookie } = await started('vendor');
    const rows = await posy.sql<Record<string, unknown>>(`select * from identity.single_sign_on_attempt`);
    expect(rows).toHaveLength(1);
    const texts = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string');
    for (const secret of [body.state, cookie.split('=')[1]]) expect(JSON.stringify(rows)).not.toContain(secret);
    // The verifier never leaves the server; its hash, the challenge, is how it would be recognized.
    const challenge = new URL(body.address!).searchParams.get('code_challenge');
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(sha256(text)).not.toBe(challenge);
  });
});

it('logs no code, state, cookie or secret, even after errors', async () => {
  const lines: string[] = [];
  const keep = (...said: unknown[]) => void lines.push(inspect(said, { depth: 10, maxStringLength: null }));
  const quiet = await Posy.start({ workers: [], settings: { PUBLIC_URL: siteUrl, ...settings } });
  quiet.api.useLogger({ log: keep, error: keep, warn: keep, debug: keep, verbose: keep, fatal: keep });
  try {
    const answer = await quiet.call<SingleSignOnStartedView>(routes.startSingleSignOn, {
      body: { provider: 'vendor' },
    });
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    const address = new URL(answer.body.address!);
    const code = (await signInAt(address.href, anEmail())).searchParams.get('code')!;
    const { state } = answer.body;
    const body = { code, state };
    const parts = { body, headers: { cookie } };
    // The database's message about a refused row must not be logged with the row.
    await quiet.sql(`alter table identity.session add constraint broken check (id is null) not valid`);
    expect((await quiet.call(routes.finishSingleSignOn, parts)).status).toBe(500);
    expect((await quiet.call(routes.finishSingleSignOn, parts)).status).toBe(401);
    await quiet.sql(
      `alter table identity.single_sign_on_attempt add constraint broken check (provider is null) not valid`,
    );
    expect((await quiet.call(routes.startSingleSignOn, { body: { provider: 'vendor' } })).status).toBe(500);
    await quiet.api.inject({ method: 'GET', url: `/authcallback?code=${code}&state=${state}` });

    const log = lines.join('\n');
    expect(log).toContain('broken');
    const secrets = [code, state, cookie.split('=')[1]!, settings['SINGLE_SIGN_ON_CLIENT_SECRET']!];
    secrets.push(address.searchParams.get('nonce')!, address.searchParams.get('code_challenge')!);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(15);
      expect(log).not.toContain(secret);
    }
  } finally {
    await quiet.stop();
  }
});

it('reports that single sign-on is off without a configured provider', async () => {
  const without = await Posy.start({ workers: [] });
  try {
    const { status, problem } = await without.call(routes.startSingleSignOn, { body: { provider: 'vendor' } });
    expect([status, problem.error]).toEqual([404, 'single-sign-on-off']);
  } finally {
    await without.stop();
  }
});
