import { once } from 'node:events';
import { createHmac, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { WebSocket } from 'ws';
import { freePorts } from '../../docker/local/free-ports.ts';
import { paymentSecrets, startPaymentServer } from '../../docker/local/payment-server.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';

/**
 * `npm run bench:billing [-- --changes 100 --webhooks 500] [-- --dry]`: measures the time from a webhook to the push on
 * an open page, then the answers to webhooks while 100 others wait for a provider that does not answer, and that prices
 * and plans are answered without it. With `--dry` the figures are only printed.
 */
const { values } = parseArgs({
  options: {
    changes: { type: 'string', default: '100' },
    webhooks: { type: 'string', default: '500' },
    dry: { type: 'boolean', default: false },
  },
});
const waiting = 100;
const vendor = { identifier: 'vendor@posy.example', password: 'Posy-demo-2026' };

const folder = 'bench-billing';
// The site and the payment server begin together: neither knows customers that the other has forgotten.
rmSync(join('.data', folder), { recursive: true, force: true });
const [paymentPort = 0] = await freePorts(1);
const payments = await startPaymentServer({
  dataDir: join('.data', folder),
  port: paymentPort,
  siteUrl: 'http://127.0.0.1',
  webhookUrl: '',
});
Object.assign(process.env, {
  STRIPE_SECRET_KEY: paymentSecrets.key,
  STRIPE_WEBHOOK_SECRET: paymentSecrets.webhooks,
  STRIPE_API_URL: payments.url,
});
const site = await BenchSite.start({ listings: 20, folder });
const [api = ''] = site.apiUrls;
try {
  const { token, vendorId } = await signIn();
  const post = <T>(path: string, body: object) => call<T>('POST', path, token, body);
  const card = { paymentMethod: 'pm_card_visa', name: 'Willa Maddox', email: vendor.identifier };
  await post('create-subscription', { vendorId, priceId: 'price_premium_year', ...card });
  const { sessionUrl } = await post<{ sessionUrl: string }>('stripe/create-customer-portal-session', { vendorId });
  const customer = await customerOf(vendorId);
  const pushes = await timesOfPushes(token, sessionUrl, customer);
  await away();
  for (let sent = 0; sent < waiting; sent++) await webhook(customer);
  const answers: number[] = [];
  for (let sent = 0; sent < Number(values.webhooks); sent++) answers.push(await webhook(customer));
  const still = await waitingNow();
  const pages: number[] = [];
  for (let read = 0; read < 200; read++) {
    pages.push(await timed(() => call('GET', 'get-stripe-products', token)));
    pages.push(await timed(() => call('GET', `vendors/${vendorId}/stripeData`, token)));
  }
  await publish(
    'Billing',
    [
      table(
        ['one after the other', 'times', 'p50 ms', 'p95 ms', 'p99 ms', 'bar'],
        [
          line('webhook sent to push received', pushes, 'p50 300'),
          line(`webhook answered, ${waiting} and more waiting`, answers, 'p99 50'),
          line('prices and plans read while the provider answers nothing', pages, ''),
        ],
      ),
      `${still} webhooks were waiting at the end. A push was preceded by the provider being asked for the vendor’s plans.`,
    ].join('\n\n'),
    { isDry: values.dry },
  );
} finally {
  await site.stop();
  await payments.stop();
}
process.exit(0);

async function signIn(): Promise<{ token: string; vendorId: string }> {
  const { data } = await call<{ data: { authResult: { AccessToken: string }; user: { username: string } } }>(
    'POST',
    'auth/login',
    undefined,
    vendor,
  );
  const token = data.authResult.AccessToken;
  const path = `vendors/username/${encodeURIComponent(data.user.username)}`;
  return { token, vendorId: (await call<{ id: string }>('GET', path, token)).id };
}

/** Changes the number of seats in the portal, sends the event, and waits for the push. */
async function timesOfPushes(token: string, portal: string, customer: string): Promise<number[]> {
  const page = new WebSocket(`${api.replace('http', 'ws')}/socket`);
  await once(page, 'open');
  const told = (action: string) =>
    new Promise<void>((resolve) => {
      const read = (text: Buffer) => {
        if ((JSON.parse(text.toString()) as { action: string }).action !== action) return;
        page.off('message', read);
        resolve();
      };
      page.on('message', read);
    });
  const ready = once(page, 'message');
  page.send(JSON.stringify({ action: 'Identify', id: '1', data: { jwt: token, appName: 'vendor' } }));
  await ready;
  const subscription = /name="subscription" value="(\w+)"/.exec(await (await fetch(portal)).text())?.[1] ?? '';
  const times: number[] = [];
  for (let change = 0; change < Number(values.changes); change++) {
    const body = new URLSearchParams({ subscription, what: 'quantity', quantity: String(2 + (change % 2)) });
    await fetch(portal, { method: 'POST', body, redirect: 'manual' });
    const pushed = told('SubscriptionUpdated');
    times.push(await timed(async () => (await webhook(customer), await pushed)));
  }
  page.close();
  return times;
}

/** Sends an event as the provider does; returns the milliseconds until its answer. */
async function webhook(customer: string): Promise<number> {
  const data = { object: { object: 'subscription', customer } };
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const body = JSON.stringify({ id, type: 'customer.subscription.updated', livemode: false, data });
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', paymentSecrets.webhooks).update(`${seconds}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` };
  return timed(async () => {
    const answer = await fetch(`${api}/api/stripe/webhook`, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`);
  });
}

/** From now on every call of the provider fails. */
async function away(): Promise<void> {
  const fault = { path: 'GET /v1/', status: 500, when: 'before', times: 1_000_000 };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${payments.url}/control/fault`, { method: 'POST', headers, body: JSON.stringify(fault) });
}

async function customerOf(vendorId: string): Promise<string> {
  const select = `select provider_id from billing.payment_customer where vendor_id = '${vendorId}'`;
  return (await first<{ provider_id: string }>(select)).provider_id;
}

async function waitingNow(): Promise<string> {
  const open = `consumer = 'billing.follow-payment-event' and done_at is null`;
  return (await first<{ count: string }>(`select count(*) from platform.delivery where ${open}`)).count;
}

async function first<Row extends pg.QueryResultRow>(statement: string): Promise<Row> {
  const client = new pg.Client({ connectionString: site.env['DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(statement);
    if (!rows[0]) throw new Error('there is no such row');
    return rows[0];
  } finally {
    await client.end();
  }
}

async function call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(`${api}/api/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function line(title: string, times: readonly number[], bar: string): (string | number)[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
  return [title, sorted.length, at(0.5), at(0.95), at(0.99), bar];
}
