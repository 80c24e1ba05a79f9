import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { InvoicesQuery } from '#contracts/billing/billing.query.js';
import type { InvoicePageView } from '#contracts/billing/billing.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { ResponseTimeout } from '../provider/response-timeout.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';
import { CustomerRows } from './customer-rows.js';

/** Invoices of a vendor, read from the payment provider; none for somebody who has never paid. */
export class VendorInvoices extends Query<InvoicePageView> {
  constructor(
    readonly vendorId: string,
    readonly asked: InvoicesQuery,
  ) {
    super();
  }
}

@QueryHandler(VendorInvoices)
export class VendorInvoicesHandler implements IQueryHandler<VendorInvoices> {
  constructor(
    private readonly customers: CustomerRows,
    private readonly responseTimeout: ResponseTimeout,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** @throws Refusal `payments-unavailable`, `invalid-input` for an `after` that no page has answered */
  async execute({ vendorId, asked }: VendorInvoices): Promise<InvoicePageView> {
    const providerId = (await this.customers.of(vendorId))?.provider_id;
    if (!providerId) return { results: [], next: null };
    try {
      return await this.responseTimeout.waitFor(this.provider.invoices(providerId, asked));
    } catch (cause) {
      if (cause instanceof Refusal || asked.after === undefined) throw cause;
      throw new Refusal('invalid-input', 'Check after.', { fields: { after: ['unknown-value'] }, cause });
    }
  }
}
