import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config/config.js';
import { paymentPolicy } from './security-headers.js';

/** The only page that loads scripts and frames of the payment provider. */
const checkoutPage = '/vendor/checkout';

/** Lets the checkout show the card field of the payment provider, if one is configured. */
export function allowPayments(app: NestFastifyApplication, config: Config): void {
  const policy = paymentPolicy(config);
  if (!policy) return;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply) => {
      if (request.url.split('?')[0] === checkoutPage) reply.helmet({ contentSecurityPolicy: policy });
    });
}
