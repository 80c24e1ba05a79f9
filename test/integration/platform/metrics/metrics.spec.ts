import { readFile } from 'node:fs/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { createWorkers } from '#workers/create-workers.js';
import { aVendor } from '../../../support/posy/a-vendor.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { eventually } from '../../../support/posy/eventually.js';
import { Posy } from '../../../support/posy/posy.js';

const token = 'let-prometheus-in';
let posy: Posy;
let workers: { app: NestFastifyApplication; stop: () => Promise<void> };

beforeAll(async () => {
  // The proxy has an address that may read metrics, but the calls that it forwards do not.
  const settings = { METRICS_FROM: '127.0.0.1', METRICS_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1' };
  posy = await Posy.start({ workers: [], settings });
  workers = await createWorkers(posy.config, []);
  const { vendorId } = await aVendor(posy);
  await aWebstore(vendorId).published(posy);
});
afterAll(async () => {
  await workers.stop();
  await posy.stop();
});

const ask = (app: NestFastifyApplication, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress });

/** The value of a series, or undefined. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

it('GET /health/ready names dependencies only for callers who may read metrics', async () => {
  const headers = { authorization: `Bearer ${token}` };
  for (const app of [posy.api, workers.app]) {
    const ready = (more: object) => app.inject({ url: '/health/ready', ...more });
    for (const inside of [{}, { remoteAddress: '203.0.113.9', headers }]) {
      expect((await ready(inside)).json()).toMatchObject({ dependencies: { database: null } });
    }
    for (const outside of [{ remoteAddress: '203.0.113.9' }, { headers: { 'x-forwarded-for': '203.0.113.9' } }]) {
      const { statusCode, body } = await ready(outside);
      expect([statusCode, JSON.parse(body)]).toEqual([200, { status: expect.stringMatching(/^(ready|degraded)$/) }]);
    }
  }
});

describe('GET /metrics', () => {
  it('is shown to the configured addresses and to callers with the token only', async () => {
    for (const app of [posy.api, workers.app]) {
      expect((await ask(app)).statusCode).toBe(200);
      expect((await ask(app, {}, '203.0.113.9')).statusCode).toBe(403);
      expect((await ask(app, { authorization: `Bearer ${token}` }, '203.0.113.9')).statusCode).toBe(200);
      expect((await ask(app, { authorization: 'Bearer something-else' }, '203.0.113.9')).statusCode).toBe(403);
      expect((await ask(app, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(403);
    }
  });

  it('is text that Prometheus parses', async () => {
    const { headers, body } = await ask(posy.api);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const series = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(series.length).toBeGreaterThan(50);
    const form = /^[a-z_][a-z0-9_]*(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? (NaN|[+-]?(Inf|[\d.]+(e[+-]?\d+)?))$/i;
    expect(series.filter((line) => !form.test(line))).toEqual([]);
  });

  it('measures queues, outbox, workers, dependencies, connections and the process in both programs', async () => {
    const programs = [
      { app: posy.api, poolSize: 15 },
      { app: workers.app, poolSize: 55 }, // as many as all its workers use concurrently
    ];
    for (const { app, poolSize } of programs) {
      const text = await eventually(
        async () => (await ask(app)).body,
        (body) => valueOf(body, 'posy_queue_done_per_minute{queue="reindex"}') === 0.2,
      );
      for (const source of ['queues', 'throughput', 'active_jobs', 'outbox', 'workers', 'dependencies', 'pool']) {
        expect([source, valueOf(text, `posy_source_up{source="${source}"}`)]).toEqual([source, 1]);
      }
      for (const gauge of ['waiting', 'delayed', 'failed', 'oldest_waiting_seconds', 'paused', 'active']) {
        expect([gauge, valueOf(text, `posy_queue_${gauge}{queue="reactions"}`)]).toEqual([gauge, 0]);
      }
      expect(valueOf(text, 'posy_outbox_age_seconds')).toBe(0);
      expect(valueOf(text, 'posy_queue_workers{queue="reindex"}')).toBe(1);
      expect(valueOf(text, 'posy_dependency_up{dependency="database"}')).toBe(1);
      expect(valueOf(text, 'posy_database_connections{state="limit"}')).toBe(poolSize);
      expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    }
  });

  it('measures requests by the template of their route, never by path', async () => {
    expect((await posy.api.inject('/api/webstores/url/no-such-address')).statusCode).toBe(404);
    await posy.call(directoryRoutes.webstoreSearch);
    const { body } = await ask(posy.api);
    const count = (route: string, status: string) =>
      valueOf(body, `posy_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`);
    expect(count('/api/webstores/url/:url', '4xx')).toBe(1);
    expect(count('/api/webstoresearch', '2xx')).toBe(1);
    expect(body).not.toContain('no-such-address');
    expect(
      valueOf(body, 'posy_search_engine_duration_seconds_count{call="search",outcome="answered"}'),
    ).toBeGreaterThan(0);
  });

  it('includes gauges of contexts', async () => {
    const { body } = await ask(workers.app);
    expect(valueOf(body, 'posy_source_up{source="listings"}')).toBe(1);
    expect(valueOf(body, 'posy_listings')).toBe(1);
    expect(valueOf(body, 'posy_listings_drift')).toBe(0);
  });

  it('has every series that the alert rules of docs/alerts.yaml use', async () => {
    const rules = (await readFile('docs/alerts.yaml', 'utf8')).match(/\b(posy|nodejs)_[a-z0-9_]+/g) ?? [];
    expect(rules.length).toBeGreaterThan(12);
    await posy.call(directoryRoutes.webstoreSearch);
    const told = (await Promise.all([posy.api, workers.app].map((app) => ask(app)))).map(({ body }) => body).join('\n');
    const missing = new Set(rules.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(told)));
    expect([...missing]).toEqual([]);
  });

  it('measures jobs by consumer and outcome', async () => {
    const { body } = await ask(workers.app);
    const series = 'posy_job_duration_seconds_count{consumer="directory.project-listing",outcome="over"}';
    expect(valueOf(body, series)).toBe(1);
  });
});

it('works without dependencies that do not respond, and reports them', async () => {
  const lonely = await Posy.start({ workers: [], settings: { REDIS_URL: 'redis://127.0.0.1:1' } });
  try {
    const { statusCode, body } = await ask(lonely.api);
    expect(statusCode).toBe(200);
    expect(valueOf(body, 'posy_source_up{source="active_jobs"}')).toBe(0);
    expect(valueOf(body, 'posy_source_up{source="queues"}')).toBe(1);
    expect(valueOf(body, 'posy_dependency_up{dependency="redis"}')).toBe(0);
  } finally {
    await lonely.stop();
  }
});
