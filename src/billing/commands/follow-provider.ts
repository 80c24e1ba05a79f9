import { Inject } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PlanNoticeWanted } from '#contracts/billing/billing.messages.js';
import { trialReminderDays } from '#contracts/billing/plan-price.js';
import { isRunning } from '#contracts/billing/subscription-status.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';
import { PaymentCustomer } from '../domain/payment-customer.js';
import type { Subscription } from '../domain/subscription.js';
import { PAYMENT_PROVIDER, type PaymentProvider, type ProviderSubscription } from '../provider/payment-provider.js';
import { PlanPrices, type KnownPrice } from '../provider/plan-prices.js';
import { takeOverPlans, type ToldPlan } from '../take-over-plans.js';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Webstores of one vendor that can get a seat of a new plan by themselves. */
const mostWebstores = 100;
const day = 86_400_000;

/**
 * Asks the payment provider for all plans of a vendor and takes them over. Returns whether something was not known.
 * The order of events does not matter, because the response is the present state.
 */
export class FollowProvider extends Command<boolean> {
  constructor(readonly vendorId: string) {
    super();
  }
}

@CommandHandler(FollowProvider)
export class FollowProviderHandler implements ICommandHandler<FollowProvider> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly prices: PlanPrices,
    private readonly webstores: WebstoreRegistry,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** No transaction is open while the provider is asked. @throws DependencyUnavailable */
  async execute({ vendorId }: FollowProvider): Promise<boolean> {
    const question = await this.ask(vendorId);
    if (!question) return false;
    const { subscriptions, card } = await this.provider.plansOf(question.providerId);
    const plans = await this.plansOf(subscriptions);
    const webstoreIds = await this.webstores.idsOfVendor(vendorId, mostWebstores);
    return this.unitOfWork.run(async (em) => {
      const providerIds = subscriptions.map(({ id }) => id);
      const told = { vendorId, question: question.number, plans, providerIds, card, webstoreIds };
      const { plans: changed, isNews } = await takeOverPlans(em, told);
      for (const plan of changed) await this.remind(em, plan);
      return isNews;
    });
  }

  private ask(vendorId: string): Promise<{ providerId: string; number: number } | undefined> {
    return this.unitOfWork.run(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const customer = await em.findOne(PaymentCustomer, { vendorId }, lock);
      if (!customer?.providerId) return undefined;
      return { providerId: customer.providerId, number: customer.ask() };
    });
  }

  /** The plans of known tiers; the free plan ends as soon as a paid one runs beside it. */
  private async plansOf(subscriptions: readonly ProviderSubscription[]): Promise<ToldPlan[]> {
    const plans: ToldPlan[] = [];
    for (const told of subscriptions) {
      const price = await this.prices.byId(told.priceId);
      if (price) plans.push({ providerId: told.id, state: stateOf(told, price) });
    }
    const running = plans.filter(({ state }) => isRunning(state.status));
    const hasPaidPlan = running.some(({ state }) => state.tier !== 'starter');
    for (const { providerId, state } of running) {
      if (!hasPaidPlan || state.tier !== 'starter' || state.legacyName !== null) continue;
      await this.provider.cancel(providerId);
      Object.assign(state, { status: 'ended', renewsAt: null, endsAt: new Date() });
    }
    return plans;
  }

  /**
   * Schedules the reminder before the end of the free days, and takes it back when they end otherwise. One that has been
   * sent is not scheduled again, whatever else changes in the last week.
   */
  private async remind(em: EntityManager, plan: Subscription): Promise<void> {
    const key = `billing.trial-reminder:${plan.id}`;
    if (plan.status !== 'trial' || plan.trialEndsAt === null) return void (await this.outbox.cancel(em, key));
    const due = new Date(plan.trialEndsAt.getTime() - trialReminderDays * day);
    const notice = { vendorId: plan.vendorId, subscriptionId: plan.id, kind: 'trial-ends-soon' };
    const isScheduled = await this.outbox.move(em, key, due);
    if (!isScheduled && due > new Date()) await this.outbox.schedule(em, PlanNoticeWanted(notice), { key, due });
  }
}

function stateOf(told: ProviderSubscription, { tier, legacyName }: KnownPrice): ToldPlan['state'] {
  const goesOn = told.cancelsAt === null && told.endedAt === null && told.status !== 'paused';
  return {
    tier,
    legacyName,
    status: told.status,
    frequency: told.frequency,
    unitAmount: told.amount,
    quantity: told.quantity,
    startedAt: told.startedAt,
    trialEndsAt: told.trialEndsAt,
    renewsAt: goesOn ? told.periodEndsAt : null,
    endsAt: told.endedAt ?? told.cancelsAt,
  };
}
