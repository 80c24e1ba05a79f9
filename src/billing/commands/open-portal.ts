import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProgramSettings } from '#src/platform/config/program-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { CustomerRows } from '../queries/customer-rows.js';
import { ResponseTimeout } from '../provider/response-timeout.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';

/** Opens the payment provider's portal for a vendor. Returns its address. */
export class OpenPortal extends Command<string> {
  constructor(readonly vendorId: string) {
    super();
  }
}

@CommandHandler(OpenPortal)
export class OpenPortalHandler implements ICommandHandler<OpenPortal> {
  constructor(
    private readonly settings: ProgramSettings,
    private readonly customers: CustomerRows,
    private readonly responseTimeout: ResponseTimeout,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** @throws Refusal `not-a-payment-customer`, `payments-unavailable` */
  async execute({ vendorId }: OpenPortal): Promise<string> {
    const providerId = (await this.customers.of(vendorId))?.provider_id;
    if (!providerId) throw new Refusal('not-a-payment-customer', 'There’s nothing to manage yet.');
    const returnUrl = new URL('/vendor/account-subscriptions', this.settings.publicUrl).href;
    return this.responseTimeout.waitFor(this.provider.portalUrl(providerId, returnUrl));
  }
}
