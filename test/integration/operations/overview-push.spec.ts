import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { maxFrameBytes, type SocketFrame } from '#contracts/shared/socket.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { TestSocket } from '../../support/test-socket.js';
import { OperatorAtWork } from './operator-at-work.js';

let operator: OperatorAtWork;
let origin: string;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  operator = await OperatorAtWork.start();
  await operator.posy.api.listen(0, '127.0.0.1');
  origin = await operator.posy.api.getUrl();
});
afterAll(() => operator.stop());
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});

async function socketOf(jwt: string): Promise<TestSocket> {
  const socket = await TestSocket.open(origin);
  sockets.push(socket);
  await socket.ask('Identify', { jwt, appName: 'admin' });
  return socket;
}
const isOverview = ({ action }: SocketFrame) => action === 'OperationsOverview';

/**
 * Pushes go to all watchers at the same time: once another watcher has received one, the next response on this socket
 * follows its own push.
 */
async function expectNotTold(socket: TestSocket): Promise<void> {
  const another = await socketOf(operator.token);
  await another.ask('WatchOperations');
  await another.take(isOverview);
  await socket.ask('LeaveOperations');
  expect(socket.frames.filter(isOverview)).toEqual([]);
}

it('pushes the overview periodically to an operator, until the page is left [OP-133]', async () => {
  const socket = await socketOf(operator.token);
  expect(await socket.ask('WatchOperations')).toMatchObject({ action: 'WatchingOperations' });
  const first = await socket.take(isOverview);
  const second = await socket.take(isOverview);
  expect((second.data as OverviewView).troubles[0]?.code).toBe('relay-dead');
  expect((second.data as OverviewView).at > (first.data as OverviewView).at).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(maxFrameBytes);
  expect(await socket.ask('LeaveOperations')).toMatchObject({ action: 'LeftOperations' });
  await expectNotTold(socket);
});

it('pushes the same overview to all watchers', async () => {
  const [one, two] = [await socketOf(operator.token), await socketOf(operator.token)];
  await one.ask('WatchOperations');
  await one.take(isOverview);
  await two.ask('WatchOperations');
  const { at } = (await two.take(isOverview)).data as OverviewView;
  expect(((await one.take(isOverview)).data as OverviewView).at).toBe(at);
});

it('refuses vendors and visitors', async () => {
  const vendor = await socketOf((await aVendor(operator.posy)).token);
  expect(await vendor.ask('WatchOperations')).toMatchObject({ action: 'Error', data: { error: 'not-allowed' } });
  const visitor = await TestSocket.open(origin);
  sockets.push(visitor);
  await visitor.ask('Identify', { appName: 'admin' });
  expect(await visitor.ask('WatchOperations')).toMatchObject({ action: 'Error', data: { error: 'not-signed-in' } });
});

it('stops pushing to a socket that now belongs to another user', async () => {
  const socket = await socketOf(operator.token);
  await socket.ask('WatchOperations');
  await socket.take(isOverview);
  await socket.ask('Identify', { jwt: (await aVendor(operator.posy)).token, appName: 'vendor' });
  socket.frames.length = 0;
  await expectNotTold(socket);
});

it('refuses unknown data', async () => {
  const socket = await socketOf(operator.token);
  expect(await socket.ask('WatchOperations', { every: 1 })).toMatchObject({ action: 'Error', data: { status: 400 } });
});
