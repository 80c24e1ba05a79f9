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
  /** Makes calls fail or slow: one of status 200 and a delay is only late. */
  fault(fault: {
    path: string;
    status: number;
    when: 'before' | 'after';
    times: number;
    delay?: number;
  }): Promise<void>;
  /** Returns the number of calls that had a fault so far. */
  faultsTaken(): Promise<number>;
  /** Deletes a customer, as in the provider's dashboard. */
  forget(customer: string): Promise<void>;
  /** Ends the process and starts it again, with what it has kept. */
  die(): Promise<{ startAgain(): Promise<void> }>;
}

export async function aPaymentServer(): Promise<TestPayments> {
  const [paymentPort = 0, port = 0] = await freePorts(2);
  let service = await startPaymentServer({
    dataDir: `.data/test-${process.pid}-payments-${paymentPort}`,
    port: paymentPort,
    siteUrl: `http://127.0.0.1:${port}`,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
  });
  const control = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${service.url}/control/${path}`, init);
    if (!answer.ok) throw new Error(`the payment server answered ${answer.status}`);
    return (await answer.json()) as { faultsTaken: number };
  };
  return {
    service: { ...service, stop: () => service.stop() },
    port,
    settings: paymentSettings(service.url),
    daysOn: async (days) => void (await control('clock', { days })),
    webhooks: async (change) => void (await control('webhooks', change)),
    fault: async (fault) => void (await control('fault', fault)),
    faultsTaken: async () => (await control('clock', { days: 0 })).faultsTaken,
    forget: async (customer) => void (await control('forget', { customer })),
    die: async () => {
      service.kill('SIGKILL');
      await service.exited;
      return { startAgain: async () => void (service = await service.startAgain()) };
    },
  };
}

const paymentSettings = (url: string) => ({
  STRIPE_SECRET_KEY: paymentSecrets.key,
  STRIPE_WEBHOOK_SECRET: paymentSecrets.webhooks,
  STRIPE_API_URL: url,
});
