import { Inject, Injectable } from '@nestjs/common';
import { PaymentCustomerLeft } from '#contracts/billing/billing.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';

type Left = PayloadOfKind<typeof PaymentCustomerLeft>;

/** Cancels the plans of somebody who is gone, so that nobody pays for what no longer exists. */
@Injectable()
@Consumes({ consumer: 'billing.cancel-plans', needs: ['payments'] })
export class CancelPlansWhenPaymentCustomerLeft implements ClaimingReaction<Left> {
  constructor(@Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider) {}

  async carryOut({ providerCustomer }: Left): Promise<void> {
    const { subscriptions } = await this.provider.plansOf(providerCustomer);
    for (const { id, endedAt } of subscriptions) if (endedAt === null) await this.provider.cancel(id);
  }
}
