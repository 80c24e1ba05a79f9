import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { impersonationRoutes } from '#contracts/identity/impersonation.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { Problem } from '#contracts/shared/problem.js';
import { Posy } from '../../support/posy/posy.js';
import { TestSocket } from '../../support/test-socket.js';
import { aConversation, aCouple, Correspondent, historyOf } from './correspondents.js';

let posy: Posy;
let operator: string;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
  await posy.register('operator@posy.example', ['Admin']);
  operator = await posy.signIn('operator@posy.example');
  await posy.api.listen(0, '127.0.0.1');
});
afterAll(() => posy.stop());

/** The calls of somebody, made by an operator who acts for them. */
async function actFor({ as, userId, email, subjectId }: Correspondent): Promise<Correspondent> {
  const asked = { token: operator, body: { userId, reason: 'asked by phone to look at a message' } };
  const { body, headers } = await posy.call(impersonationRoutes.startImpersonation, asked);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const { data } = (await posy.call<SignedInView>(sessionsRoutes.handOver, { body, headers: { cookie } })).body;
  return new Correspondent(posy, as, userId, email, data.authResult.AccessToken, subjectId);
}

it('a conversation is read by an operator who acts for one of its sides, and never written [OP-94, OP-31]', async () => {
  const { couple, vendor, id } = await aConversation(posy);
  const acting = await actFor(vendor);
  expect(historyOf((await acting.open(id)).body)).toHaveLength(1);
  expect((await acting.list()).body.conversations).toMatchObject([{ id, isUnread: true }]);
  const writes = [
    await acting.send(id, 'Hello'),
    await acting.viewed(id),
    await acting.markUnread(id),
    await acting.move(id, 'trash'),
    await (await actFor(couple)).start(vendor.subjectId),
  ];
  expect(writes.map(({ status, problem }) => [status, problem.error])).toEqual(
    writes.map(() => [403, 'unavailable-for-admins']),
  );
  const socket = await TestSocket.open(await posy.api.getUrl());
  await socket.ask('Identify', { jwt: acting.token, appName: 'vendor' });
  const message = { conversationId: id, message: 'Hello', uuid: randomUUIDv7() };
  const frames: [string, object][] = [
    ['sendMessage', message],
    ['viewedConversation', { conversationId: id }],
    ['unreadConversation', { conversationId: id }],
    ['moveConversation', { conversationId: id, to: 'trash' }],
  ];
  for (const [action, data] of frames) {
    expect(((await socket.ask(action, data)).data as Problem).error).toBe('unavailable-for-admins');
  }
  await socket.close();
  expect((await vendor.list()).body.conversations).toMatchObject([{ isUnread: true, latestSeq: 1 }]);
  const others = [new Correspondent(posy, 'vendor', '', '', operator, ''), await aCouple(posy)];
  for (const other of others) expect((await other.open(id)).status).toBe(403);
});
