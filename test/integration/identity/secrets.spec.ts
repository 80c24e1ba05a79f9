import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { password, type Posy } from '../../support/posy/posy.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { HandOver } from '#src/identity/operators/hand-over.js';
import { letPass, refresh, signIn, signOut, startApi, whoAmI } from './sessions.js';

const email = 'ada@posy.example';
const lines: string[] = [];
let posy: Posy;

beforeAll(async () => {
  posy = await startApi();
  const keep = (...said: unknown[]) => void lines.push(inspect(said, { depth: 10, maxStringLength: null }));
  posy.api.useLogger({ log: keep, error: keep, warn: keep, debug: keep, verbose: keep, fatal: keep });
});
afterAll(() => posy.stop());

it('logs a request by the pattern of its route, and a refused one with its caller and network', async () => {
  const email = 'bea@posy.example';
  const id = await posy.register(email);
  const { AccessToken: token } = await signIn(posy, email);
  const route = vendorsRoutes.vendorOfUsername;
  const params = { username: 'somebody.else@posy.example' };
  expect((await posy.call(route, { params, token })).status).toBe(403);
  expect((await posy.call(route, { params })).status).toBe(401);
  await posy.sql('alter table identity.vendor rename to away');
  expect((await posy.call(route, { params: { username: email }, token })).status).toBe(500);
  await posy.sql('alter table identity.away rename to vendor');
  const log = lines.join('\n');
  expect(log).toMatch(new RegExp(`GET /api/vendors/username/:username 403 \\d+ ms by ${id} from 127\\.0\\.0\\.1`));
  expect(log).toMatch(/GET \/api\/vendors\/username\/:username 401 \d+ ms by nobody from 127\.0\.0\.1/);
  for (const name of [params.username, email]) expect(log).not.toContain(name);
});

it('logs no password, token or hash, even after errors', async () => {
  const id = await posy.register(email);
  const tokens = await signIn(posy, email);
  const next = (await refresh(posy, tokens.RefreshToken, email)).body.AuthenticationResult;
  await letPass(posy, 11);
  await refresh(posy, tokens.RefreshToken, email);
  const last = await signIn(posy, email);
  const [stored] = await posy.sql(
    `select password_hash, array_agg(refresh_hash) || array_agg(previous_refresh_hash) as refresh_hashes
     from identity.user join identity.session on user_id = "user".id where "user".id = $1 group by password_hash`,
    [id],
  );
  const operatorId = await posy.register('operator@posy.example', ['Admin']);
  const { idToken, accessToken, nonce } = await posy.get(HandOver).offer(id, operatorId);
  const handOver = (cookie: string) =>
    posy.call(sessionsRoutes.handOver, { body: { idToken, accessToken }, headers: { cookie } });
  expect((await handOver('posy.hand-over=another')).status).toBe(401);
  await posy.api.inject({ method: 'GET', url: `/?idToken=${idToken}&accessToken=${accessToken}` });
  const [key] = await posy.sql(`select sealed_private_key from identity.signing_key where retired_at is null`);
  await posy.sql(`alter table identity.session add constraint broken check (id is null) not valid`);
  for (const answer of [
    await refresh(posy, last.RefreshToken, email),
    await signOut(posy, last.AccessToken),
    await handOver(`posy.hand-over=${nonce}`),
    await posy.call(identityRoutes.login, { body: { identifier: email, password } }),
  ]) {
    expect(answer.status).toBe(500);
  }
  await posy.sql(`alter table identity.user rename to person`);
  expect((await whoAmI(posy, last.AccessToken)).status).toBe(500);

  const log = lines.join('\n');
  expect(log).toContain('a refresh token was presented again');
  expect(log).toContain('broken');
  const secrets = [password, stored!['password_hash'], ...stored!['refresh_hashes'], posy.config.tokenSecret];
  secrets.push(idToken, accessToken, nonce, key!['sealed_private_key']);
  for (const { AccessToken, IdToken, RefreshToken } of [tokens, next, last]) {
    secrets.push(AccessToken, IdToken, RefreshToken, ...RefreshToken.split('.').slice(1));
  }
  const written = secrets.filter((secret) => typeof secret === 'string' && secret !== '');
  expect(written.length).toBeGreaterThan(15);
  for (const secret of written) expect(log).not.toContain(secret);
});
