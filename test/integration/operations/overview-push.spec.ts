import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import { maxFrameBytes, type SocketFrame } from '#contracts/shared/socket.js';
import { OverviewReader } from '#src/operations/overview/overview-reader.js';
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

it('an operator who has the page open is told again and again, until the page is left [OP-133]', async () => {
  const socket = await socketOf(operator.token);
  expect(await socket.ask('WatchOperations')).toMatchObject({ action: 'WatchingOperations' });
  const first = await socket.take(isOverview);
  const second = await socket.take(isOverview);
  expect((second.data as OverviewView).troubles[0]?.code).toBe('relay-dead');
  expect((second.data as OverviewView).at > (first.data as OverviewView).at).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(maxFrameBytes);
  expect(await socket.ask('LeaveOperations')).toMatchObject({ action: 'LeftOperations' });
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(socket.frames.filter(isOverview)).toEqual([]);
});

it('all who watch get the same answer, and nothing is asked when nobody does', async () => {
  const [one, two] = [await socketOf(operator.token), await socketOf(operator.token)];
  await one.ask('WatchOperations');
  await one.take(isOverview);
  await two.ask('WatchOperations');
  const seen = new Set([(await two.take(isOverview)).data as OverviewView].map(({ at }) => at));
  expect(seen).toContain(((await one.take(isOverview)).data as OverviewView).at);
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  const { at } = await operator.posy.get(OverviewReader).read();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect((await operator.posy.get(OverviewReader).read(60_000)).at).toBe(at);
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
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(socket.frames.filter(isOverview)).toEqual([]);
});

it('refuses data that the action does not have', async () => {
  const socket = await socketOf(operator.token);
  expect(await socket.ask('WatchOperations', { every: 1 })).toMatchObject({ action: 'Error', data: { status: 400 } });
});
