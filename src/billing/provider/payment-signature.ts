import { Injectable } from '@nestjs/common';
import { PaymentSettings } from '#src/platform/config/payment-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { ChecksSignaturesOf, type SignatureCheck } from '#src/platform/http/signature-check.js';
import { loadStripe } from './load-stripe.js';

/** Seconds after which a signature is refused: a recorded call cannot be sent again later. */
const oldestSignature = 300;

/** Verifies the signature of the payment provider and its age. */
@Injectable()
@ChecksSignaturesOf('payments')
export class PaymentSignature implements SignatureCheck {
  constructor(private readonly settings: PaymentSettings) {}

  async check(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<void> {
    const { stripeWebhookSecret: secret } = this.settings;
    const signature = headers['stripe-signature'];
    const { signature: checks } = (await loadStripe()).webhooks;
    try {
      if (secret === undefined || signature === undefined || !checks) throw new Error('nothing to compare');
      checks.verifyHeader(body, signature, secret, oldestSignature);
    } catch (error) {
      throw new Refusal('signature-not-valid', 'The signature is not valid.', { cause: error });
    }
  }
}
