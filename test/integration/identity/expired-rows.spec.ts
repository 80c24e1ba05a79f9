import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DeleteExpiredRows } from '#src/identity/delete-expired-rows.js';
import type { Posy } from '../../support/posy/posy.js';
import { startApi } from './sessions.js';

let posy: Posy;
let userId: string;
beforeAll(async () => {
  posy = await startApi();
  userId = await posy.register('forgetful@posy.example');
});
afterAll(() => posy.stop());

/** Inserts a row of each age, using `columns` with `$2` for the age, and returns the ages that are left. */
async function left(table: string, columns: Record<string, string>, ages: readonly string[]): Promise<string[]> {
  const remaining: string[] = [];
  const key = Object.keys(columns)[0] ?? '';
  const keys = new Map<string, string>();
  for (const age of ages) {
    const [row] = await posy.sql<{ key: string }>(
      `with given as (select $1::uuid as user_id, now() - $2::interval as moment)
       insert into ${table} (${Object.keys(columns).join(', ')})
       select ${Object.values(columns).join(', ')} from given returning ${key}::text as key`,
      [userId, age],
    );
    keys.set(row?.key ?? '', age);
  }
  await posy.get(DeleteExpiredRows).tick();
  for (const { key: kept } of await posy.sql<{ key: string }>(`select ${key}::text as key from ${table}`)) {
    const age = keys.get(kept);
    if (age !== undefined) remaining.push(age);
  }
  return remaining.toSorted();
}

const anId = 'gen_random_uuid()';
const aText = 'gen_random_uuid()::text';

it('a session is deleted a day after its end', async () => {
  const begun = { id: anId, user_id: 'user_id', refresh_hash: aText, created_at: `moment - interval '30 days'` };
  const lives = { ...begun, expires_at: `now() + interval '1 day'` };
  expect(await left('identity.session', { ...begun, expires_at: 'moment' }, ['23 hours', '25 hours'])).toEqual([
    '23 hours',
  ]);
  expect(await left('identity.session', { ...lives, revoked_at: 'moment' }, ['23 hours', '25 hours'])).toEqual([
    '23 hours',
  ]);
  expect(await left('identity.session', lives, ['300 days'])).toEqual(['300 days']);
});

it('a pending sign-in is deleted after its expiry', async () => {
  const pending = { id: anId, user_id: 'user_id', session_hash: aText, browser_hash: aText, provider: `'password'` };
  const kept = await left('identity.pending_sign_in', { ...pending, tries: '0', expires_at: 'moment' }, [
    '1 minute',
    '-1 minutes',
  ]);
  expect(kept).toEqual(['-1 minutes']);
});

it('an abandoned single sign-on is deleted after a day', async () => {
  const attempt = { state_hash: aText, browser_hash: aText, provider: `'vendor'`, nonce: aText };
  const kept = await left(
    'identity.single_sign_on_attempt',
    { ...attempt, sealed_verifier: aText, created_at: 'moment' },
    ['23 hours', '25 hours'],
  );
  expect(kept).toEqual(['23 hours']);
});
