import { afterEach, expect, it } from '@jest/globals';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy | undefined;
afterEach(() => posy?.stop());

const elsewhere = ['/vendor/prices', '/vendor/checkout/success', '/vendors', '/'];

/** The parts of the security policy of a page that name other sites. */
async function othersIn(path: string): Promise<Record<string, string[]>> {
  const { headers } = await posy!.api.inject({ method: 'GET', url: path });
  const parts = String(headers['content-security-policy']).split(';');
  const entries = parts.map((part) => part.trim().split(' '));
  const named = entries.map(
    ([name = '', ...values]) => [name, values.filter((value) => /^https?:/.test(value))] as const,
  );
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}

it.each<[string, Record<string, string>, Record<string, string[]>]>([
  ['without a payment provider', {}, {}],
  [
    'with the local payment server',
    {
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    },
    { 'frame-src': ['http://127.0.0.1:9'] },
  ],
  [
    'with keys of the provider',
    {
      STRIPE_SECRET_KEY: 'sk_test_of_ours',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_ours',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_ours',
    },
    {
      'script-src': ['https://js.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    },
  ],
])('%s, the checkout and no other page may load what the card field needs', async (_how, settings, allowed) => {
  posy = await Posy.start({ workers: [], settings });
  expect(await othersIn('/vendor/checkout?plan=planthree')).toEqual(allowed);
  for (const path of elsewhere) expect([path, await othersIn(path)]).toEqual([path, {}]);
});
