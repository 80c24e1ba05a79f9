import { read, Setting } from './setting.js';

/** Settings of the payment provider. */
export class PaymentSettings {
  @Setting({
    env: 'STRIPE_SECRET_KEY',
    about:
      'Secret key of the payment provider; empty for no payments. npm start runs a payment server of its own without one.',
    fallback: '',
    secret: true,
    read: read.optional(read.text({ min: 8 })),
  })
  readonly stripeSecretKey: string | undefined;

  @Setting({
    env: 'STRIPE_PUBLISHABLE_KEY',
    about: 'Publishable key of the payment provider, which browsers get; required with a real STRIPE_SECRET_KEY.',
    fallback: '',
    read: read.optional(read.text({ min: 8 })),
  })
  readonly stripePublishableKey: string | undefined;

  @Setting({
    env: 'STRIPE_WEBHOOK_SECRET',
    about: 'Secret that the payment provider signs its webhooks with; without one they are refused.',
    fallback: '',
    secret: true,
    read: read.optional(read.text({ min: 8 })),
  })
  readonly stripeWebhookSecret: string | undefined;

  @Setting({
    env: 'STRIPE_API_URL',
    about: 'Address of a payment server to use instead of the provider, with a card field of its own; empty for none.',
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly stripeApiUrl: string | undefined;

  @Setting({
    env: 'STRIPE_TIMEOUT',
    about:
      'Milliseconds to wait for the payment provider before a user sees an error; keep it below 15,000, the timeout of browsers.',
    fallback: '12000',
    read: read.integer(100, 14_000),
  })
  readonly stripeTimeout: number;
}
