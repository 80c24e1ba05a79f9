import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { DeleteOldSecurityEvents } from '#src/identity/security-log/delete-old-security-events.js';
import { SecurityLog } from '#src/identity/security-log/security-log.js';
import { password, type Posy } from '../../support/posy/posy.js';
import { sessionIdIn, startApi } from './sessions.js';

const email = 'ada@posy.example';
let posy: Posy;
let userId: string;

beforeAll(async () => {
  posy = await startApi();
  userId = await posy.register(email);
});
afterAll(() => posy.stop());

const login = (identifier: string, secret: string) =>
  posy.call<{ data: { authResult: { AccessToken: string } } }>(identityRoutes.login, {
    body: { identifier, password: secret },
    headers: { 'user-agent': 'A browser of a test', 'x-correlation-id': 'security-log-test' },
  });
const entries = () => posy.sql(`select * from identity.security_event order by id`);

describe('the security log', () => {
  it('contains sign-ins with user, session and address, and refusals', async () => {
    const { body } = await login(email, password);
    await login(email, 'not the password');
    await login('nobody@posy.example', 'not the password');
    const from = { address: '127.0.0.1', user_agent: 'A browser of a test', correlation_id: 'security-log-test' };
    // The first sign-in of a new site also creates the first key, which is logged before or after it.
    expect((await entries()).filter(({ kind }) => kind !== 'signing-key-rotated')).toMatchObject([
      { kind: 'signed-in', user_id: userId, session_id: sessionIdIn(body.data.authResult.AccessToken), ...from },
      { kind: 'sign-in-failed', user_id: userId, session_id: null, ...from },
      { kind: 'sign-in-failed', user_id: null, session_id: null, ...from },
    ]);
  });

  it('is append-only: entries cannot be updated, deleted or truncated', async () => {
    await login(email, password);
    const before = await entries();
    for (const statement of [
      `update identity.security_event set note = 'nothing happened'`,
      `delete from identity.security_event`,
      `truncate identity.security_event`,
    ]) {
      await expect(posy.sql(statement)).rejects.toThrow(/the security log/);
    }
    expect(await entries()).toEqual(before);
  });

  it('keeps the entries of an erased user', async () => {
    const id = await posy.register('gone@posy.example');
    await login('gone@posy.example', password);
    await posy.sql(`delete from identity.user where id = $1`, [id]);
    expect(await posy.sql(`select kind from identity.security_event where user_id = $1`, [id])).toEqual([
      { kind: 'signed-in' },
    ]);
  });

  it('deletes entries only after the retention period of the audit log', async () => {
    await posy.sql(`
      insert into identity.security_event (id, at, kind, address, user_agent, correlation_id)
      select gen_random_uuid(), now() - make_interval(days => age), 'signed-out', '', '', 'age ' || age
      from unnest(array[29, 364, 366]) as age`);
    await posy.get(DeleteOldSecurityEvents).tick();
    const left = await posy.sql(
      `select correlation_id from identity.security_event where kind = 'signed-out' order by 1`,
    );
    expect(left.map(({ correlation_id: age }) => age as string)).toEqual(['age 29', 'age 364']);
  });

  it('has an entry exactly if the event was committed', async () => {
    const log = posy.get(SecurityLog);
    const undone = posy.get(UnitOfWork).run(async () => {
      await log.record({ kind: 'password-changed', userId });
      throw new Error('and then it failed');
    });
    await expect(undone).rejects.toThrow('and then it failed');
    expect(await posy.sql(`select id from identity.security_event where kind = 'password-changed'`)).toEqual([]);
    await log.record({ kind: 'password-changed', userId });
    expect(await posy.sql(`select address from identity.security_event where kind = 'password-changed'`)).toEqual([
      { address: '' },
    ]);
  });
});
