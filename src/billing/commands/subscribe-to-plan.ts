import { Inject, Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateSubscriptionRequest } from '#contracts/billing/billing.requests.js';
import type { CreateSubscriptionView } from '#contracts/billing/billing.views.js';
import { isFreePlan, planOfTier } from '#contracts/billing/plan.js';
import { isRunning } from '#contracts/billing/subscription-status.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DependencyUnavailable, looksLikeOutage } from '#src/platform/outages/outage.js';
import { Checkouts, type Checkout } from '../checkouts.js';
import {
  CardRefused,
  PAYMENT_PROVIDER,
  PromoCodeUsedUp,
  ProviderSilent,
  type NewCustomer,
  type NewSubscription,
  type PaymentProvider,
  type ProviderSubscription,
} from '../provider/payment-provider.js';
import { ResponseTimeout } from '../provider/response-timeout.js';
import { PlanPrices, type KnownPrice } from '../provider/plan-prices.js';
import { FollowProvider } from './follow-provider.js';

/** Subscribes a vendor to a plan at the payment provider. */
export class SubscribeToPlan extends Command<CreateSubscriptionView> {
  constructor(readonly request: Readonly<CreateSubscriptionRequest>) {
    super();
  }
}

/** Subscriptions that the customer has had, and the free days of the next one. */
interface Past {
  found: ProviderSubscription | undefined;
  trialDays: number;
}

@CommandHandler(SubscribeToPlan)
export class SubscribeToPlanHandler implements ICommandHandler<SubscribeToPlan> {
  private readonly logger = new Logger(SubscribeToPlanHandler.name);

  constructor(
    private readonly checkouts: Checkouts,
    private readonly prices: PlanPrices,
    private readonly commands: CommandBus,
    private readonly responseTimeout: ResponseTimeout,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * One checkout of a vendor runs at a time, and looks first for a plan that an earlier one has left at the provider.
   * @throws Refusal `invalid-input`, `promo-code-not-valid`, `promo-code-used-up`, `payment-in-progress`, `already-subscribed`,
   *   `payments-unavailable`
   */
  execute({ request }: SubscribeToPlan): Promise<CreateSubscriptionView> {
    return this.responseTimeout.waitFor(this.checkOut(request));
  }

  /** Continues when nobody waits any more, so that it ends as the provider decides. */
  private async checkOut(request: CreateSubscriptionRequest): Promise<CreateSubscriptionView> {
    const price = await this.checked(request);
    const checkout = await this.checkouts.begin(request.vendorId);
    try {
      const answer = await this.subscribe(request, price, checkout);
      await this.checkouts.end(checkout, 'known');
      return answer;
    } catch (error) {
      await this.checkouts.end(checkout, looksLikeOutage(error) ? 'unknown' : 'known');
      if (error instanceof CardRefused) return declined(error.message);
      if (error instanceof PromoCodeUsedUp)
        throw new Refusal('promo-code-used-up', 'Someone else just used this promo code for the last time.');
      throw error;
    }
  }

  private async checked({ priceId, paymentMethod, couponCode }: CreateSubscriptionRequest): Promise<KnownPrice> {
    const [price, percentOff] = await Promise.all([
      this.prices.byId(priceId),
      couponCode === undefined ? 0 : this.provider.percentOff(couponCode),
    ]);
    if (!price?.isActive) throw badField('priceId', 'unknown-price');
    if (paymentMethod === undefined && !isFreePlan(price.tier)) throw badField('paymentMethod', 'is-required');
    if (percentOff === undefined) throw new Refusal('promo-code-not-valid', 'Please enter a valid promo code');
    return price;
  }

  private async subscribe(
    request: CreateSubscriptionRequest,
    price: KnownPrice,
    checkout: Checkout,
  ): Promise<CreateSubscriptionView> {
    const { vendorId, email, name, country, paymentMethod, couponCode } = request;
    const { customerId, subscriptions } = await this.customerOf(checkout, { vendorId, email, name, country });
    const { found, trialDays } = await this.lookBack(subscriptions, price, checkout);
    if (found?.status === 'paused') return this.resume(request, { customerId, paused: found, checkout });
    if (found) {
      if (found.pendingSetup !== null && paymentMethod !== undefined)
        await this.provider.useCard(customerId, paymentMethod);
      return this.finish(vendorId, found);
    }
    if (checkout.isResumed) await this.checkouts.renew(checkout);
    if (trialDays === 0 && paymentMethod === undefined) throw badField('paymentMethod', 'is-required');
    if (paymentMethod !== undefined) await this.provider.useCard(customerId, paymentMethod);
    const made = await this.pay(checkout, { customerId, priceId: price.id, trialDays, couponCode });
    return this.finish(vendorId, made);
  }

  /** Continues a plan that paused because there was no card. */
  private async resume(
    { vendorId, paymentMethod, couponCode }: CreateSubscriptionRequest,
    { customerId, paused, checkout }: { customerId: string; paused: ProviderSubscription; checkout: Checkout },
  ): Promise<CreateSubscriptionView> {
    if (paymentMethod === undefined) throw badField('paymentMethod', 'is-required');
    // The provider takes a code only when a subscription is made.
    if (couponCode !== undefined) throw new Refusal('promo-code-not-valid', 'Please enter a valid promo code');
    await this.provider.useCard(customerId, paymentMethod);
    const resumed = await this.provider.resume(paused.id, checkout.id);
    if (resumed) return this.finish(vendorId, resumed);
    await this.follow(vendorId);
    throw new Refusal('already-subscribed', 'You already have this plan.');
  }

  /** Reads the vendor's customer, which is made when there is none, or again when it was deleted at the provider. */
  private async customerOf(checkout: Checkout, vendor: NewCustomer) {
    const { providerId } = checkout;
    const known = providerId === null ? undefined : await this.provider.plansOf(providerId);
    if (providerId !== null && known?.exists) return { customerId: providerId, subscriptions: known.subscriptions };
    const replaces = providerId === null ? {} : { replaces: providerId };
    const customerId = await this.provider.ensureCustomer({ ...vendor, ...replaces });
    await this.checkouts.rememberCustomer(vendor.vendorId, customerId);
    // An earlier checkout may have made it, and died before it was remembered.
    const { subscriptions } = await this.provider.plansOf(customerId);
    return { customerId, subscriptions };
  }

  /** Pays, unless the response would come after the end of the lease. */
  private async pay(checkout: Checkout, given: Omit<NewSubscription, 'checkoutId' | 'vendorId'>) {
    if (!this.checkouts.hasTimeToPay(checkout)) throw new DependencyUnavailable('the provider took too long');
    try {
      return await this.provider.subscribe({ ...given, vendorId: checkout.vendorId, checkoutId: checkout.id });
    } catch (error) {
      checkout.isUnanswered = error instanceof ProviderSilent;
      throw error;
    }
  }

  /**
   * Finds what this checkout has made before its process died or the bank refused, and clears away first payments that
   * never succeeded.
   */
  private async lookBack(
    subscriptions: readonly ProviderSubscription[],
    price: KnownPrice,
    checkout: Checkout,
  ): Promise<Past> {
    // Plans of a customer who was deleted at the provider are known here only.
    let hadFreeDays = await this.checkouts.hadFreeDays(checkout.vendorId, isFreePlan(price.tier));
    for (const one of subscriptions) {
      const known = await this.prices.byId(one.priceId);
      if (!known || known.legacyName !== null) continue;
      if (isFreePlan(known.tier) === isFreePlan(price.tier)) hadFreeDays ||= one.trialEndsAt !== null;
      if (known.tier !== price.tier) continue;
      if (isRunning(one.status)) {
        // In its free days a plan runs although the bank has not confirmed the card, and another card may be tried.
        const lacksCard = one.pendingSetup !== null && one.priceId === price.id;
        const isPaused = one.status === 'paused' && one.priceId === price.id;
        if (one.checkoutId === checkout.id || lacksCard || isPaused) return { found: one, trialDays: 0 };
        await this.follow(checkout.vendorId);
        throw new Refusal('already-subscribed', 'You already have this plan.');
      }
      if (one.status === 'incomplete') await this.provider.cancel(one.id);
    }
    const isFree = price.frequency === 'month' && !hadFreeDays;
    return { found: undefined, trialDays: isFree ? planOfTier(price.tier).freeDays : 0 };
  }

  private async finish(vendorId: string, made: ProviderSubscription): Promise<CreateSubscriptionView> {
    const confirmation = await this.provider.confirmationOf(made);
    if (confirmation && 'error' in confirmation) {
      await this.provider.cancel(made.id);
      return declined(confirmation.error);
    }
    await this.follow(vendorId);
    return {
      success: isRunning(made.status),
      requiresAction: confirmation !== undefined,
      clientSecret: confirmation?.clientSecret ?? null,
      data: { error: null },
    };
  }

  /** The plan is bought: if it cannot be read now, a webhook or the next reconciliation brings it. */
  private async follow(vendorId: string): Promise<void> {
    try {
      await this.commands.execute(new FollowProvider(vendorId));
    } catch (error) {
      if (!looksLikeOutage(error)) throw error;
      this.logger.warn(`plans of vendor ${vendorId} could not be read: ${(error as Error).message}`);
    }
  }
}

const declined = (error: string): CreateSubscriptionView => ({
  success: false,
  requiresAction: false,
  clientSecret: null,
  data: { error },
});

const badField = (field: string, code: string) =>
  new Refusal('invalid-input', `Check ${field}.`, { fields: { [field]: [code] } });
