import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchService } from './local-service.ts';
import type { LocalService, LocalServiceOptions } from './local-service.ts';

const program = fileURLToPath(new URL('payments/server.ts', import.meta.url));

/** Secrets of the payment server, which only this computer reaches. */
export const paymentSecrets = { key: 'sk_test_local', webhooks: 'whsec_only_on_this_computer' };

interface PaymentServerOptions extends LocalServiceOptions {
  /** The site, which may show the card field. */
  siteUrl: string;
  /** Where the api takes webhooks; empty posts none. */
  webhookUrl: string;
}

/** Starts the payment server; `url` takes the calls of the provider's SDK, and shows a page with test cards and clock. */
export async function startPaymentServer(options: PaymentServerOptions): Promise<LocalService> {
  const { dataDir, port, siteUrl, webhookUrl } = options;
  const url = `http://127.0.0.1:${port}`;
  const folder = join(dataDir, 'payments');
  return launchService({
    name: 'Payments',
    url,
    command: [process.execPath, program, String(port), folder, webhookUrl, paymentSecrets.webhooks, siteUrl],
    logFile: join(dataDir, 'logs', 'payments.log'),
    isReady: async () => (await fetch(`${url}/ready`)).ok,
    patienceMs: 30_000,
    startAgain: () => startPaymentServer(options),
  });
}
