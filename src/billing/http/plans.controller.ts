import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import type { PaymentSettingsView } from '#contracts/billing/billing.views.js';
import { Config } from '#src/platform/config/config.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerUser } from '#src/platform/http/rate-limit/at-most-per-user.js';
import { OpenPortal } from '../commands/open-portal.js';
import { ReceivePaymentEvent } from '../commands/receive-payment-event.js';
import { SubscribeToPlan } from '../commands/subscribe-to-plan.js';
import { PlanProducts } from '../queries/plan-products.js';
import { PromoCode } from '../queries/promo-code.js';

/** Tries of one person in a quarter of an hour: stolen cards, and codes of others, are not tested here. */
const [checkoutTries, codeTries] = [30, 60];

@Controller()
export class PlansController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly config: Config,
  ) {}

  @Implements(routes.products)
  products(@Input() _call: Call<typeof routes.products>) {
    return this.queries.execute(new PlanProducts());
  }

  @Implements(routes.paymentSettings)
  async settings(@Input() _call: Call<typeof routes.paymentSettings>): Promise<PaymentSettingsView> {
    const { stripeApiUrl, stripePublishableKey } = this.config;
    const isLocal = stripeApiUrl !== undefined;
    return {
      publishableKey: isLocal ? null : (stripePublishableKey ?? null),
      cardFieldUrl: isLocal ? new URL('/card-frame', stripeApiUrl).href : null,
    };
  }

  @Implements(routes.coupon)
  @AtMostPerUser({ what: 'promo-code', limit: () => codeTries })
  coupon(@Input() { params }: Call<typeof routes.coupon>) {
    return this.queries.execute(new PromoCode(params.code));
  }

  @Implements(routes.createSubscription)
  @AtMostPerUser({ what: 'checkout', limit: () => checkoutTries })
  createSubscription(@Input() { body }: Call<typeof routes.createSubscription>) {
    return this.commands.execute(new SubscribeToPlan(body));
  }

  @Implements(routes.createPortalSession)
  async createPortalSession(@Input() { body }: Call<typeof routes.createPortalSession>) {
    return { sessionUrl: await this.commands.execute(new OpenPortal(body.vendorId)) };
  }

  @Implements(routes.webhook)
  async webhook(@Input() { rawBody }: Call<typeof routes.webhook>): Promise<{ received: true }> {
    await this.commands.execute(new ReceivePaymentEvent(rawBody));
    return { received: true };
  }
}
