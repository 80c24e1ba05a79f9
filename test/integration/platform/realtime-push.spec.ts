import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import { maxFrameBytes } from '#contracts/shared/socket.js';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { PushModule } from '#src/platform/realtime/push.module.js';
import { Push } from '#src/platform/realtime/push.js';
import { freePorts } from '../../../docker/local/free-ports.ts';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { startRedis } from '../../../docker/local/redis.ts';
import { eventually } from '../../support/posy/eventually.js';
import { FakeAuthenticator } from '../../support/fake-authenticator.js';
import { configWith, startRealtimeApp, type RealtimeApp } from '../../support/realtime-app.js';
import { TestSocket } from '../../support/test-socket.js';

const authenticator = new FakeAuthenticator();
const sockets: TestSocket[] = [];
let apps: RealtimeApp[];
let worker: INestApplicationContext;
let redis: LocalService;
let observer: Redis;
let port: number;
let prefix: string;

// A separate Redis, which is stopped and frozen here.
const dataDir = `.data/test-${process.pid}`;
const launchRedis = () => startRedis({ dataDir, port });

beforeAll(async () => {
  [port] = (await freePorts(1)) as [number];
  redis = await launchRedis();
});
beforeEach(async () => {
  prefix = `test-${randomUUID()}`;
  const config = configWith({ REDIS_URL: redis.url, REDIS_PREFIX: prefix });
  const start = () => startRealtimeApp({ config, authenticator });
  apps = await Promise.all([start(), start()]);
  worker = await NestFactory.createApplicationContext(
    { module: PushModule, imports: [ConfigModule.with(config)] },
    { logger: false },
  );
  observer = new Redis(redis.url);
  observer.on('error', () => undefined);
  await pushesArrive();
});
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  observer.disconnect();
  await Promise.all([...apps.map(({ app }) => app.close()), worker.close()]);
});
afterAll(async () => {
  await redis.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const firstApi = () => apps[0]!;
const secondApi = () => apps[1]!;
const subscribersOf = async (channel: string) =>
  Number((await observer.pubsub('NUMSUB', `${prefix}:push:${channel}`))[1]);

/** Waits until both processes are subscribed, and the worker is connected. */
const pushesArrive = () =>
  eventually(
    () => subscribersOf('everyone'),
    (count) => count === 2,
  );

/** Sends repeatedly, until the socket has received it. */
const pushUntilHeard = (userId: string, socket: TestSocket, publishedVersion: number) =>
  eventually(
    async () => {
      await worker.get(Push).toUser(userId, 'PublicationChanged', publication(publishedVersion));
      return socket.frames.map(({ data }) => (data as PublicationView).publishedVersion);
    },
    (versions) => versions.includes(publishedVersion),
  );

const publication = (publishedVersion: number): PublicationView => ({
  webstoreId: randomUUID(),
  state: 'live',
  publishedVersion,
  publishedAt: '2026-11-20T10:00:00.000Z',
  liveAt: '2026-11-20T10:00:00.200Z',
  secondsToLive: 0.2,
});

async function open(api: RealtimeApp, jwt?: string): Promise<TestSocket> {
  const socket = await TestSocket.open(api.origin);
  sockets.push(socket);
  expect((await socket.ask('Identify', { jwt, appName: 'vendor' })).action).toBe('Identified');
  return socket;
}

describe('a push', () => {
  it('from one process reaches all sockets of a person, at any process, and nobody else [OP-97]', async () => {
    const [ann, bob] = [authenticator.issue(), authenticator.issue()];
    const hers = [await open(firstApi(), ann.token), await open(secondApi(), ann.token)];
    const his = await open(secondApi(), bob.token);
    const visitor = await open(secondApi());
    const data = publication(7);
    await firstApi().app.get(Push).toUser(ann.user.userId, 'PublicationChanged', data);
    for (const socket of hers) expect(await socket.take()).toEqual({ action: 'PublicationChanged', data });
    // Channels share one connection and keep their order: the next message would have come after it.
    await firstApi().app.get(Push).toEveryone('Log', { level: 'info', message: 'after' });
    for (const socket of [...hers, his, visitor]) expect((await socket.take()).action).toBe('Log');
    for (const socket of [...hers, his, visitor]) expect(socket.frames).toEqual([]);
  });

  it('comes from a worker, which has no socket itself', async () => {
    const ann = authenticator.issue();
    const socket = await open(firstApi(), ann.token);
    await worker.get(Push).toUser(ann.user.userId, 'PublicationChanged', publication(8));
    expect(await socket.take()).toMatchObject({ action: 'PublicationChanged', data: { publishedVersion: 8 } });
  });

  it('to everyone is the only kind that a visitor receives [OP-97]', async () => {
    const visitor = await open(secondApi());
    const silent = await TestSocket.open(secondApi().origin);
    sockets.push(silent);
    await worker.get(Push).toEveryone('Log', { level: 'warn', message: 'Posy restarts at noon' });
    expect(await visitor.take()).toEqual({ action: 'Log', data: { level: 'warn', message: 'Posy restarts at noon' } });
    expect(silent.frames).toEqual([]);
  });

  it('can be a line for the log of a client [MSG-27]', async () => {
    const ann = authenticator.issue();
    const socket = await open(firstApi(), ann.token);
    await worker.get(Push).toUser(ann.user.userId, 'Log', { level: 'info', message: 'hello' });
    expect(await socket.take()).toEqual({ action: 'Log', data: { level: 'info', message: 'hello' } });
  });

  it('reaches the current user of a connection', async () => {
    const [ann, bob] = [authenticator.issue(), authenticator.issue()];
    const socket = await open(firstApi(), ann.token);
    await socket.ask('Identify', { jwt: bob.token, appName: 'vendor' });
    await worker.get(Push).toUser(ann.user.userId, 'PublicationChanged', publication(1));
    await worker.get(Push).toUser(bob.user.userId, 'PublicationChanged', publication(2));
    expect((await socket.take()).data).toMatchObject({ publishedVersion: 2 });
  });

  it('that exceeds the size of a frame is dropped without failing its caller', async () => {
    const ann = authenticator.issue();
    const socket = await open(firstApi(), ann.token);
    await worker.get(Push).toUser(ann.user.userId, 'Log', { level: 'info', message: 'x'.repeat(maxFrameBytes) });
    await worker.get(Push).toUser(ann.user.userId, 'Log', { level: 'info', message: 'small' });
    expect((await socket.take()).data).toMatchObject({ message: 'small' });
  });
});

describe('a process', () => {
  it('is subscribed to a person only while it has a socket of theirs', async () => {
    const ann = authenticator.issue();
    const { userId } = ann.user;
    expect(await subscribersOf(userId)).toBe(0);
    const [first, second] = [await open(firstApi(), ann.token), await open(firstApi(), ann.token)];
    const elsewhere = await open(secondApi(), ann.token);
    expect(await subscribersOf(userId)).toBe(2);
    await Promise.all([first.close(), elsewhere.close()]);
    await eventually(
      () => subscribersOf(userId),
      (count) => count === 1,
    );
    await worker.get(Push).toUser(userId, 'PublicationChanged', publication(3));
    expect((await second.take()).data).toMatchObject({ publishedVersion: 3 });
    await second.close();
    await eventually(
      () => subscribersOf(userId),
      (count) => count === 0,
    );
  });
});

describe('while Redis is unavailable', () => {
  it('pushes time out silently, sockets stay open, and everything works when it is back', async () => {
    const [ann, bob] = [authenticator.issue(), authenticator.issue()];
    const hers = await open(firstApi(), ann.token);
    await redis.stop();
    await worker.get(Push).toUser(ann.user.userId, 'PublicationChanged', publication(1));
    // A user who connects meanwhile is accepted, and subscribed once Redis is back.
    const his = await open(firstApi(), bob.token);
    redis = await launchRedis();
    const heard = await pushUntilHeard(ann.user.userId, hers, 2);
    expect(heard).not.toContain(1);
    await pushUntilHeard(bob.user.userId, his, 3);
  });

  it('a push says that it was not sent, and open sockets are identified again afterwards, so that browsers fetch', async () => {
    const ann = authenticator.issue();
    const hers = await open(firstApi(), ann.token);
    const { userId } = ann.user;
    const push = () => worker.get(Push).toUser(userId, 'PublicationChanged', publication(1));
    expect(await push()).toBe(true);
    await hers.take(({ action }) => action === 'PublicationChanged');
    await redis.stop();
    expect(await push()).toBe(false);
    redis = await launchRedis();
    expect(await hers.take(({ action }) => action === 'Identified')).toEqual({
      action: 'Identified',
      data: { userId },
    });
    expect(await subscribersOf(userId)).toBe(1);
  });

  it('nothing waits for its return: neither a push nor an Identify', async () => {
    const ann = authenticator.issue();
    redis.kill('SIGSTOP');
    try {
      await worker.get(Push).toUser(ann.user.userId, 'PublicationChanged', publication(1));
      await open(firstApi(), ann.token);
    } finally {
      redis.kill('SIGCONT');
    }
    await pushUntilHeard(ann.user.userId, sockets.at(-1)!, 2);
  });
});
