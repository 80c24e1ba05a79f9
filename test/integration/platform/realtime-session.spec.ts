import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { Push } from '#src/platform/realtime/push.js';
import { Posy } from '../../support/posy/posy.js';
import { TestSocket } from '../../support/test-socket.js';

// The whole api, with the real tokens that the fakes of the other specs replace.
let posy: Posy;
let origin: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  await posy.api.listen(0, '127.0.0.1');
  origin = await posy.api.getUrl();
});
afterAll(() => posy.stop());

it('recognizes the signed-in person, receives pushes to them, and closes when they sign out [MSG-20]', async () => {
  const email = `${randomUUID()}@posy.example`;
  const userId = await posy.register(email);
  const [token, otherToken] = [await posy.signIn(email), await posy.signIn(email)];
  const [socket, other] = [await TestSocket.open(origin, { origin }), await TestSocket.open(origin)];
  expect(await socket.ask('Identify', { jwt: token, appName: 'vendor' })).toMatchObject({
    action: 'Identified',
    data: { userId },
  });
  await other.ask('Identify', { jwt: otherToken, appName: 'vendor' });

  await posy.get(Push).toUser(userId, 'Log', { level: 'info', message: 'hello' });
  expect((await socket.take()).data).toEqual({ level: 'info', message: 'hello' });
  await other.take();

  const answer = await posy.call(identityRoutes.logout, { body: { accessToken: token } });
  expect(answer.status).toBe(200);
  expect((await socket.closed).code).toBe(4001);
  await posy.get(Push).toUser(userId, 'Log', { level: 'info', message: 'still here' });
  expect((await other.take()).data).toMatchObject({ message: 'still here' });
  await other.close();
});

it('refuses a token that is forged [MSG-20]', async () => {
  const email = `${randomUUID()}@posy.example`;
  await posy.register(email);
  const token = await posy.signIn(email);
  const socket = await TestSocket.open(origin);
  const forged = `${token.slice(0, -4)}AAAA`;
  const answer = await socket.ask('Identify', { jwt: forged, appName: 'vendor' });
  expect(answer).toMatchObject({ action: 'Error', data: { status: 401, error: 'session-ended' } });
  await socket.close();
});
