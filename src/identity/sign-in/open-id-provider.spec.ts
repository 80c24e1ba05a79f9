import { afterEach, expect, it, jest } from '@jest/globals';
import type { Config } from '#src/platform/config/config.js';
import { OpenIdProvider } from './open-id-provider.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it('calls to the provider end after ten seconds [SYS-2]', async () => {
  const limits: number[] = [];
  // The time is over at once.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return AbortSignal.abort(new DOMException('The time is over', 'TimeoutError'));
  });
  const config = { publicUrl: 'https://posy.example', singleSignOnIssuer: 'https://sign-in.example' } as Config;
  const asked = new OpenIdProvider(config).claimsFor('a-code', 'a-verifier', 'a-nonce');
  await expect(asked).rejects.toMatchObject({ code: 'single-sign-on-unavailable' });
  expect(limits).toEqual([10_000]);
});
