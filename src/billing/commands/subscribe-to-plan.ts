import { Inject, Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateSubscriptionRequest } from '#contracts/billing/billing.requests.js';
import type { CreateSubscriptionView } from '#contracts/billing/billing.views.js';
import { isFreePlan, planOfTier } from '#contracts/billing/plan.js';
import { isRunning } from '#contracts/billing/subscription-status.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { Checkouts, type Checkout } from '../checkouts.js';
import {
  CardRefused,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type ProviderSubscription,
} from '../provider/payment-provider.js';
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
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * One checkout of a vendor runs at a time, and looks first for a plan that an earlier one has left at the provider.
   * @throws Refusal `invalid-input`, `promo-code-not-valid`, `payment-in-progress`, `already-subscribed`,
   *   `payments-unavailable`
   */
  async execute({ request }: SubscribeToPlan): Promise<CreateSubscriptionView> {
    const price = await this.checked(request);
    const checkout = await this.checkouts.begin(request.vendorId);
    try {
      const answer = await this.subscribe(request, price, checkout);
      await this.checkouts.end(checkout, 'known');
      return answer;
    } catch (error) {
      const isUnknown = looksLikeOutage(error);
      await this.checkouts.end(checkout, isUnknown ? 'unknown' : 'known');
      if (error instanceof CardRefused) return declined(error.message);
      throw isUnknown ? unavailable(error) : error;
    }
  }

  private async checked({ priceId, paymentMethod, couponCode }: CreateSubscriptionRequest): Promise<KnownPrice> {
    const [price, percentOff] = await Promise.all([
      this.prices.byId(priceId),
      couponCode === undefined ? 0 : this.provider.percentOff(couponCode),
    ]).catch((error: unknown) => {
      throw looksLikeOutage(error) ? unavailable(error) : error;
    });
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
    const customerId = checkout.providerId ?? (await this.provider.ensureCustomer({ vendorId, email, name, country }));
    if (checkout.providerId === null) await this.checkouts.rememberCustomer(vendorId, customerId);
    const { found, trialDays } = await this.lookBack(customerId, price, checkout);
    if (found) {
      if (found.pendingSetup !== null && paymentMethod !== undefined)
        await this.provider.useCard(customerId, paymentMethod);
      return this.finish(vendorId, found);
    }
    if (checkout.isResumed) await this.checkouts.renew(checkout);
    if (trialDays === 0 && paymentMethod === undefined) throw badField('paymentMethod', 'is-required');
    if (paymentMethod !== undefined) await this.provider.useCard(customerId, paymentMethod);
    const { id: checkoutId } = checkout;
    const made = { vendorId, checkoutId, customerId, priceId: price.id, trialDays, couponCode };
    return this.finish(vendorId, await this.provider.subscribe(made));
  }

  /** Finds what this checkout has made before its process died or the bank refused, and clears away first payments that never succeeded. */
  private async lookBack(customerId: string, price: KnownPrice, checkout: Checkout): Promise<Past> {
    const { subscriptions } = await this.provider.plansOf(customerId);
    let hadFreeDays = false;
    for (const one of subscriptions) {
      const tier = (await this.prices.byId(one.priceId))?.tier;
      if (tier !== undefined && isFreePlan(tier) === isFreePlan(price.tier)) hadFreeDays ||= one.trialEndsAt !== null;
      if (tier !== price.tier) continue;
      if (isRunning(one.status)) {
        // In its free days a plan runs although the bank has not confirmed the card, and another card may be tried.
        const lacksCard = one.pendingSetup !== null && one.priceId === price.id;
        if (one.checkoutId === checkout.id || lacksCard) return { found: one, trialDays: 0 };
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

const unavailable = (cause: unknown) =>
  new Refusal('payments-unavailable', 'The payment service is not answering.', { cause });
