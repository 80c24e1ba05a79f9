import { Injectable, Logger } from '@nestjs/common';
import { PaymentSettings } from '#src/platform/config/payment-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { withTimeout } from '#src/platform/timing/with-timeout.js';

/** The time that a person waits for the payment provider. */
@Injectable()
export class Patience {
  private readonly logger = new Logger(Patience.name);
  /** Milliseconds. */
  private readonly limit: number;

  constructor({ stripeTimeout }: PaymentSettings) {
    this.limit = stripeTimeout;
  }

  /**
   * Settles like the work, which continues when the person is not waiting any more.
   * @throws Refusal `payments-unavailable` during an outage, and when it takes too long
   */
  async waitFor<T>(work: Promise<T>): Promise<T> {
    let isLate = false;
    work.catch((error: unknown) => {
      if (isLate) this.logger.warn(`what took too long failed later: ${(error as Error).message}`);
    });
    try {
      return await withTimeout(this.limit, 'the payment provider', work);
    } catch (cause) {
      isLate = true;
      if (!looksLikeOutage(cause)) throw cause;
      throw new Refusal('payments-unavailable', 'The payment service is not answering.', { cause });
    }
  }
}
