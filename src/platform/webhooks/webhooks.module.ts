import { Global, Module } from '@nestjs/common';
import { SignedWebhook } from './signed-webhook.js';
import { WEBHOOK } from './webhook.js';

/**
 * Only for the program whose workers post: its probe (`automation`, not essential) reports this program as degraded while
 * the receiver is unavailable. Reactions inject `@Optional() @Inject(WEBHOOK) webhook?: Webhook`, because the api creates
 * them too, without ever running them.
 */
@Global()
@Module({
  providers: [SignedWebhook, { provide: WEBHOOK, useExisting: SignedWebhook }],
  exports: [WEBHOOK],
})
export class WebhooksModule {}
