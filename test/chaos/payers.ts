import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import Stripe from 'stripe';
import type { CreateSubscriptionView, PortalSessionView } from '#contracts/billing/billing.views.js';
import type { Problem } from '#contracts/shared/problem.js';
import type { SeededRandom } from '#src/demo/random/seeded-random.js';
import { subscriptionOf } from '#src/billing/provider/stripe-objects.js';
import { Operator } from './operator.ts';
import { paymentFaults, type KnownPlan, type PayingVendor, type ProviderPlan } from './payment-truth.ts';
import type { Kept } from './promises.ts';

/** Milliseconds: longer than the api may take, so that a missing response means a lost connection. */
const timeout = 30_000;
const againAfter = 1_000;
/** Tries of one step: most faults are over by then. */
const mostTries = 20;
/** Vendors who pay; each buys one plan. */
const vendors = 60;
/** Milliseconds within which the comparison with the payment server ends once all is calm. */
const comparedWithin = 60_000;
const tiers = ['essential', 'premium'] as const;

/** Vendors like that of the demo, who can sign in and have bought nothing. */
const manyVendors = `
  with people as (
    insert into identity."user"
    select (jsonb_populate_record(person, jsonb_build_object(
      'id', gen_random_uuid(), 'external_ids', '{}'::jsonb,
      'username', 'payer-' || n || '@posy.example', 'email', 'payer-' || n || '@posy.example'))).*
    from identity."user" person, generate_series(1, $1) n where person.email = 'vendor@posy.example'
    returning id, email)
  insert into identity.vendor
  select (jsonb_populate_record(vendor, jsonb_build_object(
    'id', gen_random_uuid(), 'user_id', people.id, 'contact_email', people.email))).*
  from people, identity.vendor vendor
  where vendor.user_id = (select id from identity."user" where email = 'vendor@posy.example')
  returning id as "vendorId", contact_email as email`;

interface Payer extends PayingVendor {
  email: string;
  account: Operator;
}

const idOf = (reference: string | { id: string }): string => (typeof reference === 'string' ? reference : reference.id);

/** Simulates vendors who buy plans and change their seats in the portal. */
export class Payers {
  /** Responses that no fault explains. */
  readonly surprises: string[] = [];
  private readonly api: string;
  private readonly operator: Operator;
  private readonly databaseUrl: string;
  private readonly stripe: Stripe;
  private readonly random: SeededRandom;
  private payers: Payer[] = [];
  private begun = 0;
  private changes = 0;

  constructor(options: {
    api: string;
    operator: Operator;
    databaseUrl: string;
    paymentsUrl: string;
    random: SeededRandom;
  }) {
    const { hostname: host, port } = new URL(options.paymentsUrl);
    this.api = options.api;
    this.operator = options.operator;
    this.databaseUrl = options.databaseUrl;
    this.random = options.random;
    this.stripe = new Stripe('sk_test_local', { host, port, protocol: 'http' });
  }

  async work(isOver: () => boolean): Promise<void> {
    const rows = await this.sql<{ vendorId: string; email: string }>(manyVendors, [vendors]);
    this.payers = rows.map((row) => ({ ...row, account: new Operator(this.api, row.email) }));
    for (const payer of this.payers) {
      if (isOver()) return;
      this.begun += 1;
      await this.buy(payer, isOver);
      const before = this.payers.filter(({ acknowledged }) => acknowledged !== undefined);
      if (before.length > 0) await this.changeSeats(this.random.pick(before));
      await sleep(this.random.integer(300, 1_500));
    }
  }

  /** Readable form. */
  get told(): string {
    const acknowledged = this.payers.filter((payer) => payer.acknowledged !== undefined).length;
    return `${this.begun} vendors paid, ${acknowledged} of them were acknowledged; ${this.changes} changes of seats`;
  }

  /** Compares what was acknowledged with the plans here and at the payment server, after one reconciliation. */
  async judged(): Promise<Kept[]> {
    const trouble = await this.reconcile();
    const found = paymentFaults(this.payers, await this.plans(), await this.providerPlans());
    return [
      { title: 'no payment without its plan', about: 'data', broken: [...trouble, ...found.withoutPlan] },
      { title: 'no plan without its payment', about: 'data', broken: found.withoutPayment },
      { title: 'nobody is charged twice', about: 'data', broken: found.chargedTwice },
      {
        title: 'plans were paid during the faults',
        about: 'storm',
        broken: this.payers.some(({ acknowledged }) => acknowledged !== undefined) ? [] : ['none was acknowledged'],
      },
    ];
  }

  private async buy(payer: Payer, isOver: () => boolean): Promise<void> {
    const { vendorId, email: address } = payer;
    const tier = this.random.pick(tiers);
    const body = { vendorId, name: 'Ada Vale', email: address, priceId: `price_${tier}_year` };
    for (let tries = 1; tries <= mostTries && !(isOver() && tries > 2); tries++) {
      const paymentMethod = 'pm_card_visa';
      const reply = await this.call<CreateSubscriptionView & Problem>(payer, 'create-subscription', {
        ...body,
        paymentMethod,
      });
      const isBought = reply?.status === 200 && reply.body.success;
      // An earlier try, whose response was lost, may have paid.
      if (isBought || reply?.body.error === 'already-subscribed') return void (payer.acknowledged = tier);
      if (reply && reply.status !== 503 && reply.body.error !== 'payment-in-progress')
        return void this.surprises.push(`a payment: ${reply.status} ${JSON.stringify(reply.body)}`);
      await sleep(againAfter);
    }
  }

  private async changeSeats(payer: Payer): Promise<void> {
    const { vendorId } = payer;
    const opened = await this.call<PortalSessionView>(payer, 'stripe/create-customer-portal-session', { vendorId });
    if (opened?.status !== 200) return;
    const page = await (await fetch(opened.body.sessionUrl)).text();
    const [, subscription = ''] = /name="subscription" value="(\w+)"/.exec(page) ?? [];
    const form = new URLSearchParams({ subscription, what: 'quantity', quantity: `${this.random.integer(1, 9)}` });
    await fetch(opened.body.sessionUrl, { method: 'POST', body: form, redirect: 'manual' });
    this.changes += 1;
  }

  /** Has everything compared once. Returns why that was not possible. */
  private async reconcile(): Promise<string[]> {
    const deadline = Date.now() + comparedWithin;
    const started = await this.call({ account: this.operator }, 'admin/billing/reconcile', undefined);
    if (started?.status !== 200) return [`the reconciliation was answered with ${started?.status ?? 'nothing'}`];
    for (; Date.now() < deadline; await sleep(againAfter)) {
      const open = await this.sql(`select 1 from billing.reconciliation where finished_at is null`);
      if (open.length === 0) return [];
    }
    return [`a reconciliation has not ended within ${comparedWithin / 1_000} s`];
  }

  private plans(): Promise<KnownPlan[]> {
    return this.sql<KnownPlan & pg.QueryResultRow>(
      `select vendor_id as "vendorId", provider_id as "providerId", tier, status, quantity
       from billing.subscription where vendor_id = any($1) and provider_id is not null`,
      [this.payers.map(({ vendorId }) => vendorId)],
    );
  }

  private async providerPlans(): Promise<ProviderPlan[]> {
    const most = { limit: 10_000 };
    const subscriptions = await this.stripe.subscriptions.list({ status: 'all', limit: 100 }).autoPagingToArray(most);
    const firstPayments = new Map<string, number>();
    for (const customer of new Set(subscriptions.map((one) => idOf(one.customer)))) {
      const invoices = await this.stripe.invoices.list({ customer, limit: 100 }).autoPagingToArray(most);
      const first = invoices.filter(
        ({ billing_reason, status }) => billing_reason === 'subscription_create' && status === 'paid',
      );
      for (const { parent } of first) {
        const id = idOf(parent?.subscription_details?.subscription ?? '');
        firstPayments.set(id, (firstPayments.get(id) ?? 0) + 1);
      }
    }
    return subscriptions.map((one) => {
      const { id, status, priceId, quantity } = subscriptionOf(one);
      const [, tier = ''] = priceId.split('_');
      const vendorId = one.metadata['vendorId'] ?? '';
      return { id, vendorId, tier, status, quantity, firstPayments: firstPayments.get(id) ?? 0 };
    });
  }

  /** Returns undefined without a response. */
  private async call<T>({ account }: Pick<Payer, 'account'>, path: string, body: object | undefined) {
    const token = await account.bearer();
    if (token === undefined) return undefined;
    try {
      const answer = await fetch(`${this.api}/api/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeout),
      });
      return { status: answer.status, body: (await answer.json()) as T };
    } catch {
      return undefined;
    }
  }

  private async sql<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const database = new pg.Client({ connectionString: this.databaseUrl });
    await database.connect();
    try {
      return (await database.query<Row>(statement, values)).rows;
    } finally {
      await database.end();
    }
  }
}
