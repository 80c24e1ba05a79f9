import { afterEach, expect, it, jest } from '@jest/globals';
import type { Config } from '#src/platform/config/config.js';
import { OpenIdProvider } from './open-id-provider.js';

const issuer = 'https://sign-in.example';
const discovery = `${issuer}/.well-known/openid-configuration`;
const responses: Record<string, unknown> = {
  [discovery]: {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  },
  [`${issuer}/token`]: { id_token: 'no token' },
};

afterEach(() => {
  jest.restoreAllMocks();
});

/** Asks for the claims of a code from a provider that does not respond in time to a call of this address. */
async function askedWithout(silent: string) {
  const limits: number[] = [];
  let elapsed = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    elapsed = new AbortController();
    return elapsed.signal;
  });
  const called: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    called.push(address as string);
    if (address === silent) elapsed.abort(new DOMException('The time is over', 'TimeoutError'));
    init?.signal?.throwIfAborted();
    return Response.json(responses[address as string]);
  });
  const client = { singleSignOnClientId: 'posy', singleSignOnClientSecret: 'a-secret' };
  const config = { publicUrl: 'https://posy.example', singleSignOnIssuer: issuer, ...client } as Config;
  await expect(new OpenIdProvider(config).claimsFor('a-code', 'a-verifier', 'a-nonce')).rejects.toMatchObject({
    code: 'single-sign-on-unavailable',
  });
  return { called, limits };
}

it('calls to the provider end after ten seconds', async () => {
  expect(await askedWithout(discovery)).toEqual({ called: [discovery], limits: [10_000] });
  expect(await askedWithout(`${issuer}/token`)).toEqual({
    called: [discovery, `${issuer}/token`],
    limits: [10_000, 10_000],
  });
});
