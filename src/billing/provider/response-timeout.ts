import { Injectable, Logger } from '@nestjs/common';
import { PaymentSettings } from '#src/platform/config/payment-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { withTimeout } from '#src/platform/timing/with-timeout.js';

/** The timeout after which a request stops waiting for the payment provider. */
@Injectable()
export class ResponseTimeout {
  private readonly logger = new Logger(ResponseTimeout.name);
  /** Milliseconds. */
  private readonly limit: number;

  constructor({ stripeTimeout }: PaymentSettings) {
    this.limit = stripeTimeout;
  }

  /**
   * Settles like the work, which continues after the timeout.
   * @throws Refusal `payments-unavailable` during an outage, and when it takes too long
   */
  async waitFor<T>(work: Promise<T>): Promise<T> {
    let isLate = false;
    work.catch((error: unknown) => {
      if (isLate) this.logger.warn(`a call that took too long failed later: ${(error as Error).message}`);
    });
    try {
      return await withTimeout(this.limit, 'the payment provider', work);
    } catch (cause) {
      isLate = true;
      if (!looksLikeOutage(cause)) throw cause;
      throw new Refusal('payments-unavailable', 'The payment service isn’t responding.', { cause });
    }
  }
}
