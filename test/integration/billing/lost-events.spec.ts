import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import fc from 'fast-check';
import { PaymentEventReceived, ReconciliationWanted } from '#contracts/billing/billing.messages.js';
import type { SubscriptionStatus } from '#contracts/billing/subscription-status.js';
import { isRunning } from '#contracts/billing/subscription-status.js';
import { FollowProviderHandler, type FollowProvider } from '#src/billing/commands/follow-provider.js';
import { LostFacts } from '#src/billing/lost-facts.js';
import { ReceivePaymentEvent } from '#src/billing/commands/receive-payment-event.js';
import type { PaymentProvider, ProviderSubscription } from '#src/billing/provider/payment-provider.js';
import { PlanPrices } from '#src/billing/provider/plan-prices.js';
import { CustomerRows } from '#src/billing/queries/customer-rows.js';
import { FollowProviderWhenPaymentEventReceived } from '#src/billing/reactions/follow-provider-when-payment-event-received.js';
import { ReconcileWhenWanted } from '#src/billing/reactions/reconcile-when-wanted.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Inbox } from '#src/platform/messages/inbox.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

const tiers = ['starter', 'essential', 'premium'] as const;
const start = new Date('2026-11-24T09:00:00Z');
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

/** A change at the provider. Each makes an event. */
type Change =
  | { kind: 'begin'; tier: (typeof tiers)[number]; status: SubscriptionStatus; quantity: number }
  | { kind: 'status'; of: number; status: SubscriptionStatus }
  | { kind: 'quantity'; of: number; quantity: number }
  | { kind: 'plan'; of: number; tier: (typeof tiers)[number] }
  | { kind: 'cancel'; of: number; isCancelled: boolean }
  | { kind: 'forget' };

/** The event of a change: how often it is delivered, after how many changes, and how long the provider's answers take. */
interface Delivery {
  times: number;
  changesLater: number;
  isSlow: boolean;
}

/** The provider with one customer. */
class OneCustomer implements Partial<PaymentProvider> {
  readonly mode = 'test';
  subscriptions: ProviderSubscription[] = [];
  constructor(readonly id: string) {}

  prices() {
    const price = (tier: string) => ({ id: `price_${tier}`, tier, frequency: 'month', amount: 4_900, isActive: true });
    return Promise.resolve(tiers.map(price) as never);
  }
  plansOf(customerId: string) {
    const subscriptions = customerId === this.id ? structuredClone(this.subscriptions) : [];
    return Promise.resolve({ exists: customerId === this.id, subscriptions, card: null });
  }
  /** Ended by this site, which notes the time of its own clock. */
  readonly cancelled = new Set<string>();
  cancel(id: string) {
    this.cancelled.add(id);
    this.subscriptions.filter((one) => one.id === id).forEach((one) => this.set(one, 'ended'));
    return Promise.resolve();
  }

  change(change: Change): void {
    if (change.kind === 'forget') return void (this.subscriptions = []);
    if (change.kind === 'begin') return void this.subscriptions.push(begun(change));
    const open = this.subscriptions.filter(({ status }) => status !== 'ended');
    const one = open[change.of % open.length];
    if (!one) return;
    if (change.kind === 'status') this.set(one, change.status);
    if (change.kind === 'quantity') one.quantity = change.quantity;
    if (change.kind === 'plan') one.priceId = `price_${change.tier}`;
    if (change.kind === 'cancel') one.cancelsAt = change.isCancelled ? days(30) : null;
  }

  private set(one: ProviderSubscription, status: SubscriptionStatus): void {
    // A first payment that has succeeded is never open again.
    if (status === 'incomplete' && one.status !== 'incomplete') return;
    one.status = status;
    one.endedAt = status === 'ended' ? days(9) : null;
  }
}

const begun = ({ tier, status, quantity }: Extract<Change, { kind: 'begin' }>): ProviderSubscription => ({
  id: `sub_${randomUUIDv7().replaceAll('-', '')}`,
  checkoutId: null,
  status,
  priceId: `price_${tier}`,
  frequency: 'month',
  amount: 4_900,
  quantity,
  startedAt: start,
  trialEndsAt: status === 'trial' ? days(120) : null,
  periodEndsAt: days(30),
  cancelsAt: null,
  endedAt: null,
  pendingSetup: null,
  latestInvoice: null,
});

/** The two ways in which this site follows a provider: events, and a reconciliation. */
function followers(provider: Partial<PaymentProvider>) {
  const port = provider as PaymentProvider;
  const [unitOfWork, customers] = [posy.get(UnitOfWork), posy.get(CustomerRows)];
  const prices = new PlanPrices(posy.get(ReadDatabase), unitOfWork, port);
  const handler = new FollowProviderHandler(unitOfWork, posy.get(Outbox), prices, posy.get(WebstoreRegistry), port);
  const commands = { execute: (command: FollowProvider) => handler.execute(command) } as unknown as CommandBus;
  const onEvent = new FollowProviderWhenPaymentEventReceived(posy.get(Inbox), customers, prices, commands);
  const reconciliation = new ReconcileWhenWanted(unitOfWork, customers, posy.get(LostFacts), prices, commands, port);
  return {
    hear: (eventId: string) => onEvent.carryOut(PaymentEventReceived({ eventId }).payload),
    reconcile: () => reconciliation.carryOut(ReconciliationWanted({ reconciliationId: randomUUIDv7() }).payload),
  };
}

/** Stores an event about a customer, as its webhook does. Returns its id in the inbox. */
async function received(customer: string): Promise<string> {
  const id = `evt_${randomUUIDv7().replaceAll('-', '')}`;
  const data = { object: { object: 'subscription', customer } };
  const body = Buffer.from(JSON.stringify({ id, type: 'customer.subscription.updated', livemode: false, data }));
  await posy.execute(new ReceivePaymentEvent(body));
  await posy.execute(new ReceivePaymentEvent(body));
  const rows = await posy.sql<{ id: string }>(`select id from platform.received_message where external_id = $1`, [id]);
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

/** Hears an event whose question is asked at once and answered when `answer` is called, with the state of the question. */
async function hearSlowly(provider: OneCustomer, eventId: string) {
  const [asked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: Partial<PaymentProvider> = {
    mode: 'test',
    prices: () => provider.prices(),
    cancel: (id) => provider.cancel(id),
    plansOf: async (id) => {
      const state = await provider.plansOf(id);
      asked.resolve();
      await mayAnswer.promise;
      return state;
    },
  };
  const heard = followers(slow).hear(eventId);
  await Promise.race([asked.promise, heard]);
  return { answer: () => (mayAnswer.resolve(), heard) };
}

async function aCustomer(webstores: number) {
  const vendorId = randomUUIDv7();
  const provider = new OneCustomer(`cus_${vendorId.replaceAll('-', '')}`);
  await posy.sql(
    `insert into billing.payment_customer (vendor_id, provider_id, asked, followed) values ($1, $2, 0, 0)`,
    [vendorId, provider.id],
  );
  for (let made = 0; made < webstores; made++) await aWebstore(vendorId).published(posy);
  return { vendorId, provider };
}

interface PlanRow {
  provider_id: string;
  tier: string;
  status: SubscriptionStatus;
  quantity: number;
  ends_at: string | null;
  seats: number;
}
const plansOf = (vendorId: string) =>
  posy.sql<PlanRow>(
    `select provider_id, tier, status, quantity, ends_at,
       (select count(*)::int from billing.seat where subscription_id = subscription.id) as seats
     from billing.subscription where vendor_id = $1`,
    [vendorId],
  );

function expectSame(plans: readonly PlanRow[], provider: OneCustomer): void {
  for (const told of provider.subscriptions) {
    const known = plans.find(({ provider_id }) => provider_id === told.id);
    // A first payment that has not succeeded, or that never did, is no plan.
    if (!known) expect(['incomplete', 'ended']).toContain(told.status);
    else {
      const endsAt = known.ends_at && new Date(known.ends_at);
      expect([known.status, known.quantity, `price_${known.tier}`]).toEqual([told.status, told.quantity, told.priceId]);
      if (!provider.cancelled.has(told.id)) expect(endsAt).toEqual(told.endedAt ?? told.cancelsAt);
    }
  }
  for (const { provider_id, status, quantity, seats } of plans) {
    const isAtProvider = provider.subscriptions.some(({ id }) => id === provider_id);
    expect(isAtProvider || status === 'ended').toBe(true);
    expect(seats).toBeLessThanOrEqual(status === 'ended' ? 0 : quantity);
  }
  const paid = plans.filter(({ tier, status }) => tier !== 'starter' && isRunning(status));
  const free = plans.filter(({ tier, status }) => tier === 'starter' && isRunning(status));
  expect(paid.length > 0 && free.length > 0).toBe(false);
}

const status = fc.constantFrom<SubscriptionStatus>('incomplete', 'trial', 'active', 'pastDue', 'paused', 'ended');
const [tier, quantity, of] = [fc.constantFrom(...tiers), fc.integer({ min: 1, max: 4 }), fc.nat({ max: 3 })];
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('begin'), tier, status, quantity }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('status'), of, status }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('quantity'), of, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('plan'), of, tier }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel'), of, isCancelled: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget') }) },
);
const delivery: fc.Arbitrary<Delivery> = fc.record({
  times: fc.integer({ min: 0, max: 2 }),
  changesLater: fc.nat({ max: 4 }),
  isSlow: fc.boolean(),
});

async function happen(provider: OneCustomer, steps: readonly (readonly [Change, Delivery])[]): Promise<void> {
  const quick = followers(provider);
  const later: { at: number; eventId: string; isSlow: boolean }[] = [];
  const open: Awaited<ReturnType<typeof hearSlowly>>[] = [];
  for (const [at, [made, { times, changesLater, isSlow }]] of steps.entries()) {
    provider.change(made);
    const eventId = await received(provider.id);
    for (let time = 0; time < times; time++) later.push({ at: at + changesLater * (time + 1), eventId, isSlow });
    for (const due of later.splice(0)) {
      if (due.at > at) later.push(due);
      else if (due.isSlow) open.push(await hearSlowly(provider, due.eventId));
      else await quick.hear(due.eventId);
    }
  }
  // The newest question is answered first, and what is still in progress is lost.
  for (const { answer } of open.reverse()) await answer();
}

it('any order, repetition and loss of events ends in the state of the provider after a reconciliation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(change, delivery), { minLength: 1, maxLength: 8 }), async (steps) => {
      const { vendorId, provider } = await aCustomer(2);
      await happen(provider, steps);
      const { reconcile } = followers(provider);
      await reconcile();
      const plans = await plansOf(vendorId);
      expectSame(plans, provider);
      await reconcile();
      expect(await plansOf(vendorId)).toEqual(plans);
      await posy.sql(`delete from billing.payment_customer where vendor_id = $1`, [vendorId]);
    }),
    { numRuns: 15 },
  );
});

it('a customer whose plans cannot be read does not keep the others from being compared', async () => {
  const [broken, sound] = [await aCustomer(0), await aCustomer(0)];
  sound.provider.change({ kind: 'begin', tier: 'premium', status: 'active', quantity: 1 });
  const { provider } = sound;
  const plansAt = (id: string) =>
    id === broken.provider.id ? Promise.reject(new Error('a plan without an item')) : provider.plansOf(id);
  await followers({ mode: 'test', prices: () => provider.prices(), plansOf: plansAt }).reconcile();
  expect(await plansOf(sound.vendorId)).toMatchObject([{ tier: 'premium', status: 'active' }]);
});

it('the reminder of the last free days is not scheduled again by a change after it was sent', async () => {
  const { vendorId, provider } = await aCustomer(0);
  const endingIn = (count: number) => new Date(Date.now() + count * 86_400_000);
  provider.change({ kind: 'begin', tier: 'premium', status: 'trial', quantity: 1 });
  const reminders = () =>
    posy.sql<{ due_at: string }>(`select due_at from platform.scheduled_message where subject_id = $1`, [vendorId]);
  const follow = async (change: Partial<ProviderSubscription>) => {
    provider.subscriptions = provider.subscriptions.map((one) => ({ ...one, ...change }));
    await followers(provider).hear(await received(provider.id));
    return reminders();
  };
  const trialEndsAt = endingIn(10);
  const [first] = await follow({ trialEndsAt });
  expect(trialEndsAt.getTime() - new Date(first?.due_at ?? 0).getTime()).toBe(7 * 86_400_000);
  const moved = await follow({ trialEndsAt: endingIn(5) });
  expect(moved.map(({ due_at }) => new Date(due_at) < new Date())).toEqual([true]);
  // It is sent.
  await posy.sql(`delete from platform.scheduled_message where subject_id = $1`, [vendorId]);
  expect(await follow({ quantity: 2 })).toEqual([]);
});
