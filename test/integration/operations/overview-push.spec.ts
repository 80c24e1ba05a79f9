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

/** All watchers are told at the same time: when another one was, an answer on this socket comes after what it was told. */
async function expectNotTold(socket: TestSocket): Promise<void> {
  const another = await socketOf(operator.token);
  await another.ask('WatchOperations');
  await another.take(isOverview);
  await socket.ask('LeaveOperations');
  expect(socket.frames.filter(isOverview)).toEqual([]);
}

it('an operator who has the page open is told again and again, until the page is left [OP-133]', async () => {
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

it('all who watch get the same answer', async () => {
  const [one, two] = [await socketOf(operator.token), await socketOf(operator.token)];
  await one.ask('WatchOperations');
  await one.take(isOverview);
  await two.ask('WatchOperations');
  const { at } = (await two.take(isOverview)).data as OverviewView;
  expect(((await one.take(isOverview)).data as OverviewView).at).toBe(at);
});

it('a vendor is refused, and a visitor too', async () => {
  const vendor = await socketOf((await aVendor(operator.posy)).token);
  expect(await vendor.ask('WatchOperations')).toMatchObject({ action: 'Error', data: { error: 'not-allowed' } });
  const visitor = await TestSocket.open(origin);
  sockets.push(visitor);
  await visitor.ask('Identify', { appName: 'admin' });
  expect(await visitor.ask('WatchOperations')).toMatchObject({ action: 'Error', data: { error: 'not-signed-in' } });
});

it("a socket that is somebody else's now is not told any more", async () => {
  const socket = await socketOf(operator.token);
  await socket.ask('WatchOperations');
  await socket.take(isOverview);
  await socket.ask('Identify', { jwt: (await aVendor(operator.posy)).token, appName: 'vendor' });
  socket.frames.length = 0;
  await expectNotTold(socket);
});

it('refuses data that the action does not have', async () => {
  const socket = await socketOf(operator.token);
  expect(await socket.ask('WatchOperations', { every: 1 })).toMatchObject({ action: 'Error', data: { status: 400 } });
});
