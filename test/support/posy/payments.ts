import { freePorts } from '../../../docker/local/free-ports.ts';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { paymentSecrets, startPaymentServer } from '../../../docker/local/payment-server.ts';

/** A payment server for one spec file, and the settings of a site that uses it. */
export interface TestPayments {
  service: LocalService;
  /** Where the site must listen, so that webhooks reach it. */
  port: number;
  settings: Record<string, string>;
  /** Moves its clock. */
  daysOn(days: number): Promise<void>;
  /** Holds its webhooks back, or drops all that wait. */
  webhooks(change: { held: boolean; dropped?: boolean }): Promise<void>;
  /** Makes calls fail. */
  fault(fault: {
    path: string;
    status: number;
    when: 'before' | 'after';
    times: number;
    delay?: number;
  }): Promise<void>;
}

export async function aPaymentServer(): Promise<TestPayments> {
  const [paymentPort = 0, port = 0] = await freePorts(2);
  const service = await startPaymentServer({
    dataDir: `.data/test-${process.pid}-payments-${paymentPort}`,
    port: paymentPort,
    siteUrl: `http://127.0.0.1:${port}`,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
  });
  const control = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${service.url}/control/${path}`, init);
    if (!answer.ok) throw new Error(`the payment server answered ${answer.status}`);
  };
  return {
    service,
    port,
    settings: paymentSettings(service.url),
    daysOn: (days) => control('clock', { days }),
    webhooks: (change) => control('webhooks', change),
    fault: (fault) => control('fault', fault),
  };
}

const paymentSettings = (url: string) => ({
  STRIPE_SECRET_KEY: paymentSecrets.key,
  STRIPE_WEBHOOK_SECRET: paymentSecrets.webhooks,
  STRIPE_API_URL: url,
});
