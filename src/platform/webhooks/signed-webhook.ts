import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RetailSettings } from '../config/retail-settings.js';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';
import type { Webhook } from './webhook.js';

/** Timeout of a post in milliseconds. */
const postLimit = 10_000;
/** Timeout of a probe in milliseconds; below the limit that all probes have. */
const probeLimit = 1_500;

/** An answer of the receiver other than success; its text is not kept, because it may repeat what was sent. */
class WebhookRefused extends Error {
  constructor(readonly statusCode: number) {
    super(`the automation list answered ${statusCode}`);
    this.name = 'WebhookRefused';
  }
}

/**
 * Posts to the configured address. The header `posy-signature` is `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA256, with
 * the shared secret, of the seconds, a dot and the body as it was sent. The receiver refuses old seconds.
 */
@Injectable()
@ProbesDependency()
export class SignedWebhook implements Webhook, DependencyProbe {
  readonly dependency = 'automation';
  readonly essential = false;
  private readonly target: { url: string; secret: string } | undefined;

  /** @throws Error when there is an address without a secret: nothing is ever posted without a signature */
  constructor({ automationUrl: url, automationSecret: secret }: RetailSettings) {
    if (url !== undefined && secret === undefined)
      throw new Error('AUTOMATION_URL is set, and AUTOMATION_SECRET is not');
    this.target = url === undefined || secret === undefined ? undefined : { url, secret };
  }

  get isConfigured(): boolean {
    return this.target !== undefined;
  }

  async post(value: object, idempotencyKey: string): Promise<void> {
    if (!this.target) return;
    const { url, secret } = this.target;
    const body = JSON.stringify(value);
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        'posy-signature': `t=${seconds},v1=${signature}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(postLimit),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new WebhookRefused(answer.status);
  }

  /** Asks for the head of the address: whatever it answers below 500 shows that somebody is there. */
  async probe(): Promise<void> {
    if (!this.target) return;
    const limit = AbortSignal.timeout(probeLimit);
    const { status } = await fetch(this.target.url, { method: 'HEAD', redirect: 'manual', signal: limit });
    if (status >= 500) throw new WebhookRefused(status);
  }
}
