import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import { paymentSecrets } from '../../../docker/local/payment-server.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import { eventually } from '../../support/posy/eventually.js';
import { asSuperuser } from '../../support/test-database.js';
import { RealProgram } from '../platform/programs/real-program.js';

let site: BillingSite;
const programs: RealProgram[] = [];
let other: pg.Client;

beforeAll(async () => {
  site = await BillingSite.open({ workers: [] });
  other = new pg.Client({ connectionString: asSuperuser(site.posy.config.databaseUrl) });
  await other.connect();
});
afterEach(async () => {
  await site.posy.haltWorkers();
  for (const program of programs.splice(0)) await program.dispose();
});
afterAll(async () => {
  await other.end();
  await site.close();
});

async function started(file: 'dist/src/main.js' | 'dist/workers/main.js', words: string[] = []): Promise<RealProgram> {
  const program = await RealProgram.start(file, site.posy.variables, words);
  programs.push(program);
  return program;
}
const workers = ['relay', 'reactions'];

/** Waits until another session waits for a lock that this test holds. Returns its process. */
const waiting = async (): Promise<number> => {
  const blocked = `select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
  const [session] = await eventually(
    () => site.posy.sql<{ pid: number }>(blocked),
    ({ length }) => length > 0,
  );
  return session?.pid ?? 0;
};

const anEventId = () => `evt_${randomUUID().replaceAll('-', '')}`;

function post(id: string) {
  const data = { object: { object: 'subscription', customer: 'cus_nobody' } };
  const payload = JSON.stringify({ id, type: 'customer.subscription.updated', livemode: false, data });
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', paymentSecrets.webhooks).update(`${seconds}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` };
  return site.posy.call(routes.webhook, { payload, headers });
}
const stored = (id: string) => site.posy.sql(`select 1 from platform.received_message where external_id = $1`, [id]);
const hasQuantity = (vendor: TestVendor, quantity: number) =>
  eventually(
    () => site.dataOf(vendor),
    ({ subscriptions }) => subscriptions[0]?.quantity === quantity,
  );

describe('a webhook', () => {
  it('is not acknowledged before it is stored', async () => {
    const id = anEventId();
    await other.query('begin; lock table platform.received_message in exclusive mode');
    const answer = post(id);
    await other.query('select pg_terminate_backend($1)', [await waiting()]);
    expect((await answer).status).toBe(503);
    await other.query('rollback');
    expect(await stored(id)).toEqual([]);
    expect((await post(id)).status).toBe(200);
    expect(await stored(id)).toHaveLength(1);
  });

  it('that finds no database is repeated by the provider until it is stored, and nothing is lost', async () => {
    const vendor = await aVendor(site.posy);
    await site.subscribe(vendor);
    await site.payments.webhooks({ held: true });
    await site.inPortal(vendor, 'quantity', { quantity: '4' });
    const { pathname } = new URL(site.posy.config.databaseUrl);
    const database = `"${pathname.slice(1)}"`;
    await other.query(`alter database ${database} connection limit 0`);
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await site.payments.webhooks({ held: false });
    const id = anEventId();
    expect((await post(id)).status).toBe(503);
    expect(await stored(id)).toEqual([]);
    await other.query(`alter database ${database} connection limit -1`);
    await site.posy.startWorkers(workers);
    await hasQuantity(vendor, 4);
  });
});

describe('a killed program', () => {
  it('that was a worker between provider and commit leaves nothing, and one reconciliation brings the change', async () => {
    const vendor = await aVendor(site.posy);
    await site.subscribe(vendor, { priceId: 'price_premium_year' });
    await site.payments.webhooks({ held: true });
    await site.inPortal(vendor, 'quantity', { quantity: '2' });
    await other.query('begin');
    await other.query('select 1 from billing.subscription where vendor_id = $1 for update', [vendor.vendorId]);
    const killed = await started('dist/workers/main.js', workers);
    await site.payments.webhooks({ held: false });
    await waiting();
    await killed.end('SIGKILL');
    await other.query('rollback');
    expect((await site.dataOf(vendor)).subscriptions).toMatchObject([{ quantity: 1 }]);
    await site.posy.startWorkers(workers);
    await site.reconcile();
    expect((await site.dataOf(vendor)).subscriptions).toMatchObject([{ quantity: 2 }]);
  });

  it('that was the api of a checkout after the charge leaves a plan that one reconciliation finds, charged once', async () => {
    const vendor = await aVendor(site.posy);
    const api = await started('dist/src/main.js');
    const taken = await site.payments.faultsTaken();
    await site.payments.webhooks({ held: true });
    const slow = { path: 'POST /v1/subscriptions', status: 200, when: 'after', delay: 60_000, times: 1 } as const;
    await site.payments.fault(slow);
    const { vendorId, email, token } = vendor;
    const body = { vendorId, paymentMethod: 'pm_card_visa', name: 'Ada Vale', email, priceId: 'price_premium_year' };
    const lost = fetch(`http://127.0.0.1:${api.port}/api/${routes.createSubscription.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => 'lost');
    await eventually(
      () => site.payments.faultsTaken(),
      (now) => now > taken,
    );
    await api.end('SIGKILL');
    expect(await lost).toBe('lost');
    await site.payments.webhooks({ held: false, dropped: true });
    await site.posy.startWorkers(workers);
    await site.reconcile();
    expect((await site.dataOf(vendor)).subscriptions).toMatchObject([{ tier: 'premium', status: 'active' }]);
    expect((await site.subscribe(vendor, { priceId: 'price_premium_year' })).problem.error).toBe('payment-in-progress');
    expect(await site.invoicesOf(vendor)).toEqual([[948, 'paid']]);
  });
});
