import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Controller, Get, Global, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Redis } from 'ioredis';
import { anyone, route, view } from '#contracts/shared/route.js';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { AUTHENTICATOR } from '#src/platform/http/authenticator.js';
import { Implements } from '#src/platform/http/implements.js';
import { OwnerLookups } from '#src/platform/http/owner-lookup.js';
import { ProblemFilter } from '#src/platform/http/problem-filter.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { RateLimitModule } from '#src/platform/http/rate-limit/rate-limit.module.js';
import { freePorts } from '../../../docker/local/free-ports.ts';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { startRedis } from '../../../docker/local/redis.ts';
import { eventually } from '../../support/posy/eventually.js';
import { FakeAuthenticator } from '../../support/fake-authenticator.js';
import { SignatureChecks } from '#src/platform/http/signature-check.js';
import { configWith } from '../../support/realtime-app.js';

const things = route({ method: 'GET', path: 'things', summary: 'Things', access: anyone, answer: view<object>() });
const others = route({ method: 'GET', path: 'others', summary: 'Others', access: anyone, answer: view<object>() });
const signIn = route({ method: 'POST', path: 'sign-in', summary: 'Sign in', access: anyone, answer: view<object>() });

@Controller()
class ThingsController {
  @Implements(things)
  async things() {
    return {};
  }

  @Implements(others)
  async others() {
    return {};
  }

  @Implements(signIn)
  @AtMostPerMinute((config) => config.signInTriesPerMinute)
  async signIn() {
    return {};
  }

  @Get('health/live')
  live() {
    return {};
  }
}

@Global()
@Module({
  providers: [
    { provide: AUTHENTICATOR, useValue: new FakeAuthenticator() },
    { provide: OwnerLookups, useValue: {} },
    { provide: SignatureChecks, useValue: {} },
  ],
  exports: [AUTHENTICATOR, OwnerLookups, SignatureChecks],
})
class FakeIdentityModule {}

// A separate Redis, which is stopped and frozen here.
const dataDir = `.data/test-${process.pid}`;
const apps: NestFastifyApplication[] = [];
let redis: LocalService;
let port: number;
let observer: Redis;
const launchRedis = () => startRedis({ dataDir, port });

beforeAll(async () => {
  [port] = (await freePorts(1)) as [number];
  redis = await launchRedis();
  observer = new Redis(redis.url);
  observer.on('error', () => undefined); // it is stopped here
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});
afterAll(async () => {
  observer.disconnect();
  await redis.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts api processes that share a Redis; 5 requests and 2 sign-ins a minute by default. */
async function startApis(count: number, requestsPerMinute = 5): Promise<NestFastifyApplication[]> {
  const config = configWith({
    REDIS_URL: redis.url,
    REDIS_PREFIX: `test-${randomUUID()}`,
    REQUESTS_PER_MINUTE: String(requestsPerMinute),
    SIGN_IN_TRIES_PER_MINUTE: '2',
  });
  const start = async () => {
    const testing = await Test.createTestingModule({
      imports: [ConfigModule.with(config), FakeIdentityModule, RateLimitModule],
      controllers: [ThingsController],
    }).compile();
    const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter({ trustProxy: '127.0.0.1' }), {
      logger: false,
    });
    app.useGlobalFilters(new ProblemFilter());
    await app.init();
    apps.push(app);
    return app;
  };
  const started = await Promise.all(Array.from({ length: count }, start));
  await Promise.all(started.map((app, index) => reachesRedis(app, `10.9.9.${index}`, config.redisPrefix)));
  return started;
}

/** Waits for the first connection: earlier calls would be counted in the process. */
async function reachesRedis(app: NestFastifyApplication, from: string, prefix: string): Promise<void> {
  await eventually(
    async () => {
      await call(app, '/api/sign-in', from, 'POST');
      return observer.keys(`${prefix}:requests:*${from}`);
    },
    (keys) => keys.length > 0,
  );
}

const call = (app: NestFastifyApplication, url: string, from = '10.0.0.1', method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { 'x-forwarded-for': from } });

async function statuses(count: number, one: (index: number) => Promise<{ statusCode: number }>): Promise<number[]> {
  const answers: number[] = [];
  for (let index = 0; index < count; index++) answers.push((await one(index)).statusCode);
  return answers;
}

it('counts the calls of one address in all processes and for all routes together', async () => {
  const [first, second] = (await startApis(2)) as [NestFastifyApplication, NestFastifyApplication];
  const answers = await statuses(7, (index) =>
    call(index % 2 ? first : second, index % 3 ? '/api/things' : '/api/others'),
  );
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await call(first, '/api/things', '10.0.0.2')).statusCode).toBe(200);
});

it('counts calls far below the limit in batches, and lets no more through than the limit', async () => {
  const [first, second] = (await startApis(2, 60)) as [NestFastifyApplication, NestFastifyApplication];
  const answers = await statuses(64, (index) => call(index % 2 ? first : second, '/api/things'));
  // Each process may have kept a twentieth of the limit to itself, but not near the limit.
  expect(answers).toEqual([...Array<number>(60).fill(200), ...Array<number>(4).fill(429)]);
});

it('reports calls to Redis afterwards that did not wait for it', async () => {
  const [app] = (await startApis(1, 100)) as [NestFastifyApplication];
  await statuses(5, () => call(app, '/api/things', '10.2.0.1'));
  const [key = ''] = await observer.keys('test-*:requests:*10.2.0.1');
  expect(
    await eventually(
      () => observer.get(key),
      (count) => count === '5',
    ),
  ).toBe('5');
});

it('responds to concurrent calls one by one', async () => {
  const [app] = (await startApis(1)) as [NestFastifyApplication];
  const answers = await Promise.all(Array.from({ length: 7 }, () => call(app, '/api/things')));
  expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 429, 429,
  ]);
});

it('responds with a problem that says how long to wait', async () => {
  const [app] = (await startApis(1, 1)) as [NestFastifyApplication];
  await call(app, '/api/things');
  const answer = await call(app, '/api/things');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const seconds = Number(answer.headers['retry-after']);
  // The rest of the minute, of which a busy machine may have used some.
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(answer.json()).toMatchObject({ status: 429, error: 'too-many-requests', params: { limit: 1, seconds } });
});

it('treats the addresses of one IPv6 network as one', async () => {
  const [app] = (await startApis(1, 2)) as [NestFastifyApplication];
  const answers = await statuses(3, (index) => call(app, '/api/things', `2001:db8:1:2::${index + 1}`));
  expect(answers).toEqual([200, 200, 429]);
  expect((await call(app, '/api/things', '2001:db8:1:3::1')).statusCode).toBe(200);
});

it('limits a single route further, without affecting others', async () => {
  const [app] = (await startApis(1)) as [NestFastifyApplication];
  expect(await statuses(3, () => call(app, '/api/sign-in', '10.0.0.1', 'POST'))).toEqual([200, 200, 429]);
  expect((await call(app, '/api/things')).statusCode).toBe(200);
});

it('is not bypassed by another spelling of an address', async () => {
  const [app] = (await startApis(1, 1)) as [NestFastifyApplication];
  expect((await call(app, '/api/things')).statusCode).toBe(200);
  expect((await call(app, '/%61pi/things')).statusCode).toBe(429);
});

it('does not limit health checks', async () => {
  const [app] = (await startApis(1, 1)) as [NestFastifyApplication];
  expect(await statuses(4, () => call(app, '/health/live'))).toEqual([200, 200, 200, 200]);
});

it('ends with the minute, when the key expires', async () => {
  const [app] = (await startApis(1)) as [NestFastifyApplication];
  await call(app, '/api/things');
  const keys = await observer.keys('test-*:requests:*');
  const left = await Promise.all(keys.map((key) => observer.pttl(key)));
  expect(left.length).toBeGreaterThan(0);
  for (const milliseconds of left) {
    expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(60_000);
  }
});

it('counts in each process while Redis is stopped, and in Redis again afterwards', async () => {
  const [first, second] = (await startApis(2, 3)) as [NestFastifyApplication, NestFastifyApplication];
  await redis.stop();
  expect(await statuses(4, () => call(first, '/api/things'))).toEqual([200, 200, 200, 429]);
  expect(await statuses(4, () => call(second, '/api/things'))).toEqual([200, 200, 200, 429]);
  redis = await launchRedis();
  // Counted together again: three calls of a new address, at any process.
  let asked = 0;
  const askFromNewAddress = () => {
    const address = `10.1.0.${(asked += 1)}`;
    return statuses(4, (index) => call(index % 2 ? first : second, '/api/things', address));
  };
  await eventually(askFromNewAddress, (answers) => answers.join() === '200,200,200,429');
});

it('makes one caller wait for half a second when Redis hangs, and later ones not at all', async () => {
  const [app] = (await startApis(1)) as [NestFastifyApplication];
  await observer.config('RESETSTAT');
  // Redis is tried again after a few seconds, which do not pass here.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  redis.kill('SIGSTOP');
  try {
    const answers = await statuses(6, () => call(app, '/api/things'));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    redis.kill('SIGCONT');
  }
  // It receives one of the six calls: the one that waited for it. It may read the question of the observer first.
  const counts = await eventually(
    () => observer.info('commandstats'),
    (stats) => stats.includes('cmdstat_eval:'),
  );
  expect(counts).toMatch(/^cmdstat_eval:calls=1,/m);
});
