import { createHash } from 'node:crypto';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Stripe } from 'stripe';
import type { CardView, InvoicePageView } from '#contracts/billing/billing.views.js';
import { PaymentSettings } from '#src/platform/config/payment-settings.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { ProbesDependency, type DependencyProbe } from '#src/platform/outages/dependency-probe.js';
import {
  CardRefused,
  type Confirmation,
  type NewCustomer,
  type NewSubscription,
  type PaymentProvider,
  PromoCodeUsedUp,
  type ProviderCustomer,
  type ProviderPrice,
  ProviderSilent,
  type ProviderSubscription,
} from './payment-provider.js';
import { loadStripe } from './load-stripe.js';
import { callTimeout } from './provider-timeouts.js';
import { invoiceView, isKnownInterval, subscriptionOf } from './stripe-objects.js';

/** Milliseconds that a probe may take. */
const probeTimeout = 1_500;
/** Objects of one list; more are read page by page, up to the limit. */
const pageSize = 100;
const mostSubscriptions = 500;

/** The provider through its own SDK, pointed at another server with STRIPE_API_URL. */
@Injectable()
@ProbesDependency()
export class StripeProvider implements PaymentProvider, DependencyProbe, OnApplicationShutdown {
  readonly dependency = 'payments';
  readonly essential = false;
  readonly mode: 'local' | 'test' | 'live';
  private readonly url: URL;
  /** Connections that are kept open between calls. */
  private readonly agent: HttpAgent | HttpsAgent;
  private client?: Promise<Stripe>;

  constructor(private readonly settings: PaymentSettings) {
    const { stripeSecretKey: key, stripeApiUrl } = settings;
    this.mode = stripeApiUrl !== undefined ? 'local' : key?.startsWith('sk_live_') ? 'live' : 'test';
    this.url = new URL(stripeApiUrl ?? 'https://api.stripe.com');
    const Agent = this.url.protocol === 'http:' ? HttpAgent : HttpsAgent;
    this.agent = new Agent({ keepAlive: true });
  }

  async prices(): Promise<ProviderPrice[]> {
    const { data } = await this.ask((stripe) =>
      stripe.prices.list({ limit: pageSize, type: 'recurring', expand: ['data.product'] }),
    );
    return data.flatMap(({ id, active, product, recurring, unit_amount }) => {
      if (typeof product === 'string' || product.deleted) return [];
      const tier = product.metadata['planTier'];
      if (tier === undefined || unit_amount === null || !isKnownInterval(recurring?.interval)) return [];
      const isActive = active && product.active;
      return [{ id, tier, frequency: recurring.interval, amount: unit_amount, isActive }];
    });
  }

  async percentOff(code: string): Promise<number | undefined> {
    const coupon = await this.ask((stripe) => stripe.coupons.retrieve(code).catch(nothingIfMissing));
    return coupon?.valid && coupon.percent_off !== null ? coupon.percent_off : undefined;
  }

  async ensureCustomer(vendor: NewCustomer): Promise<string> {
    const { vendorId, email, name, country } = vendor;
    const { data } = await this.ask((stripe) => stripe.customers.list({ email, limit: pageSize }));
    const known = data.find(({ metadata }) => metadata['vendorId'] === vendorId);
    if (known) return known.id;
    const address = country === undefined ? {} : { address: { country } };
    // Deleted ones keep their idempotency key for a day, which is why the key names what is replaced.
    const described = createHash('sha256').update(JSON.stringify(vendor)).digest('hex');
    const made = await this.ask((stripe) =>
      stripe.customers.create(
        { email, name, metadata: { vendorId }, ...address },
        { idempotencyKey: `customer-${described}` },
      ),
    );
    return made.id;
  }

  async useCard(customerId: string, paymentMethod: string): Promise<void> {
    const { id } = await this.ask((stripe) => stripe.paymentMethods.attach(paymentMethod, { customer: customerId }));
    await this.ask((stripe) =>
      stripe.customers.update(customerId, { invoice_settings: { default_payment_method: id } }),
    );
  }

  async subscribe(given: NewSubscription): Promise<ProviderSubscription> {
    const { vendorId, checkoutId, customerId, priceId, trialDays, couponCode } = given;
    const trial: Stripe.SubscriptionCreateParams =
      trialDays === 0
        ? { off_session: false }
        : {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
          };
    const params: Stripe.SubscriptionCreateParams = {
      customer: customerId,
      items: [{ price: priceId, quantity: 1 }],
      metadata: { vendorId, checkoutId },
      payment_behavior: 'allow_incomplete',
      ...trial,
      ...(couponCode !== undefined && { discounts: [{ coupon: couponCode }] }),
    };
    const options = { idempotencyKey: `subscribe-${checkoutId}` };
    const made = await this.ask((stripe) => stripe.subscriptions.create(params, options).catch(refuseUsedUpCode));
    return subscriptionOf(made);
  }

  async resume(subscriptionId: string, checkoutId: string): Promise<ProviderSubscription | undefined> {
    const options = { idempotencyKey: `resume-${checkoutId}` };
    const resumed = await this.ask((stripe) =>
      stripe.subscriptions.resume(subscriptionId, {}, options).catch(nothingIfRefused),
    );
    return resumed && subscriptionOf(resumed);
  }

  async confirmationOf({
    status,
    pendingSetup,
    latestInvoice,
  }: ProviderSubscription): Promise<Confirmation | undefined> {
    if (pendingSetup !== null) {
      const setup = await this.ask((stripe) => stripe.setupIntents.retrieve(pendingSetup));
      const isAsked = setup.status === 'requires_action' && setup.client_secret !== null;
      return isAsked ? { clientSecret: setup.client_secret ?? '' } : undefined;
    }
    if (status !== 'incomplete' || latestInvoice === null) return undefined;
    const { data } = await this.ask((stripe) =>
      stripe.invoicePayments.list({ invoice: latestInvoice, limit: 10, expand: ['data.payment.payment_intent'] }),
    );
    const intent = data.find(({ is_default }) => is_default)?.payment.payment_intent;
    if (intent === undefined || typeof intent === 'string') return { error: 'Your card could not be charged.' };
    if (intent.status === 'requires_action' && intent.client_secret !== null)
      return { clientSecret: intent.client_secret };
    return { error: intent.last_payment_error?.message ?? 'Your card was declined.' };
  }

  async cancel(subscriptionId: string): Promise<void> {
    await this.ask((stripe) => stripe.subscriptions.cancel(subscriptionId).catch(nothingIfMissing));
  }

  async plansOf(customerId: string): Promise<ProviderCustomer> {
    const customer = await this.ask((stripe) => stripe.customers.retrieve(customerId).catch(nothingIfMissing));
    if (!customer || customer.deleted) return { exists: false, subscriptions: [], card: null };
    const list = await this.ask((stripe) =>
      stripe.subscriptions
        .list({ customer: customerId, status: 'all', limit: pageSize })
        .autoPagingToArray({ limit: mostSubscriptions }),
    );
    const method = customer.invoice_settings.default_payment_method;
    const used = method === null ? undefined : await this.cardOf(typeof method === 'string' ? method : method.id);
    return { exists: true, subscriptions: list.map(subscriptionOf), card: used ?? null };
  }

  async portalUrl(customerId: string, returnUrl: string): Promise<string> {
    const session = await this.ask((stripe) =>
      stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return session.url;
  }

  async invoices(
    customerId: string,
    { after, pageSize: limit }: { after: string | undefined; pageSize: number },
  ): Promise<InvoicePageView> {
    const start = after === undefined ? {} : { starting_after: after };
    const { data, has_more } = await this.ask((stripe) =>
      stripe.invoices.list({ customer: customerId, limit, ...start }),
    );
    return { results: data.map(invoiceView), next: has_more ? (data.at(-1)?.id ?? null) : null };
  }

  /** Reads one price, without retries; a site without a key needs no provider. */
  async probe(): Promise<void> {
    const limits = { timeout: probeTimeout, maxNetworkRetries: 0 };
    if (this.settings.stripeSecretKey !== undefined)
      await this.ask((stripe) => stripe.prices.list({ limit: 1 }, limits));
  }

  onApplicationShutdown(): void {
    this.agent.destroy();
  }

  private async cardOf(paymentMethod: string): Promise<CardView | undefined> {
    const { card } = await this.ask((stripe) => stripe.paymentMethods.retrieve(paymentMethod));
    return card && { brand: card.brand, last4: card.last4 };
  }

  /** @throws CardRefused, DependencyUnavailable, any other error of the provider for a request that it refused */
  private async ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    const { stripeSecretKey: key } = this.settings;
    if (key === undefined) throw new DependencyUnavailable('no payment provider is configured');
    const { errors } = await loadStripe();
    this.client ??= this.connect(key);
    try {
      return await call(await this.client);
    } catch (error) {
      if (error instanceof errors.StripeCardError) throw new CardRefused(error.message);
      if (!(error instanceof errors.StripeError) || !isOutage(error)) throw error;
      const Outage = isSilence(error) ? ProviderSilent : DependencyUnavailable;
      const outage = new Outage(`the payment provider failed: ${error.message}`, { cause: error });
      // Workers do not count being throttled.
      throw Object.assign(outage, { statusCode: error.statusCode });
    }
  }

  private async connect(key: string): Promise<Stripe> {
    const Stripe = await loadStripe();
    const { stripeApiUrl, stripeTimeout } = this.settings;
    const { hostname, port, protocol } = this.url;
    const host = { host: hostname, port: port || 443, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
    const httpClient = Stripe.createNodeHttpClient(this.agent);
    const limits = { timeout: callTimeout(stripeTimeout), maxNetworkRetries: 1, telemetry: false, httpClient };
    return new Stripe(key, { ...limits, ...(stripeApiUrl && host) });
  }
}

/** No response, or a response that another call with the same idempotency key is still being carried out. */
const isSilence = ({ statusCode }: Stripe.errors.StripeError): boolean =>
  statusCode === undefined || statusCode === 409;

const isOutage = ({ statusCode }: Stripe.errors.StripeError): boolean =>
  statusCode === undefined || statusCode === 401 || statusCode === 409 || statusCode === 429 || statusCode >= 500;

async function refuseUsedUpCode(error: unknown): Promise<never> {
  const { errors } = await loadStripe();
  if (error instanceof errors.StripeInvalidRequestError && error.code === 'coupon_expired')
    throw new PromoCodeUsedUp({ cause: error });
  throw error;
}

async function nothingIfRefused(error: unknown): Promise<undefined> {
  const { errors } = await loadStripe();
  if (error instanceof errors.StripeInvalidRequestError) return undefined;
  throw error;
}

async function nothingIfMissing(error: unknown): Promise<undefined> {
  const { errors } = await loadStripe();
  if (error instanceof errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
  throw error;
}
