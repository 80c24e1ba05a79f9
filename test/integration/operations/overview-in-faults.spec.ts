import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import type { FaultView, OverviewView } from '#contracts/operations/overview.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { migrateDatabase } from '#src/platform/database/migrate-database.js';
import { databaseSchemas } from '#src/schema.js';
import { Gate } from '../../e2e/support/gate.js';
import { eventually } from '../../support/posy/eventually.js';
import { OwnService } from '../faults/own-service.js';
import { OperatorAtWork } from './operator-at-work.js';

const overviewOf = async (operator: OperatorAtWork) => {
  const { status, body } = await operator.call<OverviewView>(routes.overview);
  expect(status).toBe(200);
  return body;
};
const dependency = (told: OverviewView, name: string) => told.dependencies.find((one) => one.dependency === name)!;
const trouble = (told: OverviewView, code: string) => told.troubles.find((one) => one.code === code);

describe('while Redis is unavailable', () => {
  let operator: OperatorAtWork;
  beforeAll(async () => {
    operator = await OperatorAtWork.start({ workers: [], settings: { REDIS_URL: 'redis://127.0.0.1:1' } });
  });
  afterAll(() => operator.stop());

  it('the overview shows the outage and its beginning, and all figures that do not need Redis [OP-133]', async () => {
    const first = await overviewOf(operator);
    // On a busy machine the first response may take longer than the timeout of half a second.
    const told = await eventually(
      () => overviewOf(operator),
      (view) => dependency(view, 'database').answers && view.queues[0]?.noAnswerSince === null,
    );
    expect(trouble(told, 'redis-away')).toMatchObject({ level: 'fault', advice: 'check-redis' });
    expect(trouble(told, 'redis-away')?.since).toBe(trouble(first, 'redis-away')?.since);
    expect(dependency(told, 'redis')).toMatchObject({ answers: false, milliseconds: null });
    expect(dependency(told, 'redis').tries).toBeGreaterThan(1);
    expect(dependency(told, 'database').answers).toBe(true);
    expect(told.queues[0]).toMatchObject({ waiting: 0, active: null, noAnswerSince: null });
    expect(told.searches.perSecond).toBeNull();
    expect(told.searches.noAnswerSince).not.toBeNull();
  });
});

describe('while the engine accepts connections and does not respond', () => {
  let operator: OperatorAtWork;
  let engine: Server;
  const sockets = new Set<Socket>();
  beforeAll(async () => {
    engine = createServer((socket) => void sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
    await once(engine, 'listening');
    const { port } = engine.address() as AddressInfo;
    operator = await OperatorAtWork.start({
      workers: [],
      settings: { ELASTICSEARCH_URL: `http://127.0.0.1:${port}` },
    });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await operator.stop();
    engine.close();
  });

  it('the overview shows since when the engine has not responded, and the drift from the database', async () => {
    const first = await overviewOf(operator);
    expect(dependency(first, 'search')).toMatchObject({ answers: false, error: 'search took longer than 500 ms' });
    const told = await overviewOf(operator);
    expect(trouble(told, 'search-away')?.since).toBe(trouble(first, 'search-away')?.since);
    expect(told.drift).toMatchObject({ count: 0, noAnswerSince: null });
    expect(told.index).toMatchObject({ name: null, documents: null, noAnswerSince: first.index.noAnswerSince });
    expect(first.index.noAnswerSince).not.toBeNull();
    expect(trouble(told, 'index-missing')).toBeUndefined();
    const index = await operator.call(routes.index);
    expect([index.status, index.body]).toMatchObject([200, { documents: null, listings: 0, drift: 0 }]);
  });
});

describe('while the index is missing and the engine takes longer than the page waits for it', () => {
  let operator: OperatorAtWork;
  let engine: Gate;
  beforeAll(async () => {
    engine = await Gate.before(process.env['ELASTICSEARCH_URL'] ?? '');
    operator = await OperatorAtWork.start({ workers: [], settings: { ELASTICSEARCH_URL: engine.url } });
  });
  afterAll(async () => {
    await operator.stop();
    await engine.shut();
  });

  /** The overview, whose requests get their responses only after it was sent. */
  const slowlyRead = async () => {
    engine.hold();
    const told = await overviewOf(operator);
    await engine.open();
    return told;
  };

  it('the overview names the missing index, and does not call the engine unavailable', async () => {
    const told = await eventually(slowlyRead, (view) => trouble(view, 'index-missing') !== undefined);
    expect(trouble(told, 'index-missing')).toMatchObject({ level: 'fault', advice: 'wait-for-rebuild' });
    expect(trouble(told, 'search-away')).toBeUndefined();
    expect(dependency(told, 'search')).toMatchObject({ answers: true, error: null });
  });
});

describe('while PostgreSQL is unavailable', () => {
  let operator: OperatorAtWork;
  let postgres: OwnService;
  beforeAll(async () => {
    postgres = await OwnService.start('postgres');
    await migrateDatabase(postgres.url, databaseSchemas);
    operator = await OperatorAtWork.start({ workers: [], settings: { DATABASE_URL: postgres.url } });
  });
  afterAll(async () => {
    await operator.stop();
    await postgres.dispose();
  });

  it('the overview reports only this outage, and stores the fault when the database is back', async () => {
    await overviewOf(operator);
    await postgres.stop();
    const first = await overviewOf(operator);
    const told = await overviewOf(operator);
    expect(told.troubles.map(({ code }) => code)).toEqual(['database-away']);
    const { since } = trouble(first, 'database-away')!;
    expect(trouble(told, 'database-away')).toMatchObject({ since, faultId: null, advice: 'check-database' });
    expect(told.queues[0]).toMatchObject({ state: 'unknown', waiting: null, drainMs: null });
    expect(told.queues[0]?.noAnswerSince).not.toBeNull();
    expect(told.workers).toMatchObject({ state: 'unknown' });
    expect(told.relay.state).toBe('unknown');
    const { published } = await eventually(
      () => overviewOf(operator),
      (later) => later.published.noAnswerSince !== null,
    );
    expect(published.perMinute).toBeNull();

    await postgres.startAgain();
    await eventually(
      () => overviewOf(operator),
      (back) => dependency(back, 'database').answers && trouble(back, 'relay-dead') !== undefined,
    );
    const faultsAfterALook = async () => {
      // A look at the overview writes what could not be written before.
      await overviewOf(operator);
      return (await operator.call<PageView<FaultView>>(routes.faults)).body.results;
    };
    const faults = await eventually(faultsAfterALook, (all) => all.some(({ code }) => code === 'database-away'));
    const written = faults.find(({ code }) => code === 'database-away')!;
    expect(written.beganAt).toBe(since);
    expect(written.endedAt! > since).toBe(true);
    await eventually(
      () => overviewOf(operator),
      (later) => dependency(later, 'database').since === written.endedAt,
    );
  });
});
