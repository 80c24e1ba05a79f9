import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CouponView } from '#contracts/billing/billing.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { ResponseTimeout } from '../provider/response-timeout.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';

/** The percent that a promo code takes off. */
export class PromoCode extends Query<CouponView> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(PromoCode)
export class PromoCodeHandler implements IQueryHandler<PromoCode> {
  constructor(
    private readonly responseTimeout: ResponseTimeout,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** @throws Refusal `promo-code-not-valid`, `payments-unavailable` */
  async execute({ code }: PromoCode): Promise<CouponView> {
    const percentOff = await this.responseTimeout.waitFor(this.provider.percentOff(code));
    if (percentOff === undefined) throw new Refusal('promo-code-not-valid', 'Please enter a valid promo code');
    return { CouponCodeDetails: { percent_off: percentOff } };
  }
}
