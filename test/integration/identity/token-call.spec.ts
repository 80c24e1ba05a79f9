import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { singleSignOnRoutes as routes } from '#contracts/identity/single-sign-on.routes.js';
import type { SingleSignOnStartedView } from '#contracts/identity/single-sign-on.views.js';
import { Posy } from '../../support/posy/posy.js';

const siteUrl = 'http://127.0.0.1:4498';
let provider: ProviderOnHold;
let site: Posy;
let timeouts: ReturnType<typeof controlledTimeouts>;
beforeAll(async () => {
  provider = await ProviderOnHold.start();
  site = await Posy.start({
    workers: [],
    settings: { PUBLIC_URL: siteUrl, SINGLE_SIGN_ON_ISSUER: provider.issuer },
  });
  timeouts = controlledTimeouts(10_000);
});
afterAll(async () => {
  timeouts.restore();
  await site.stop();
  await provider.stop();
});

it('the token call is a POST of a form with the code, and times out after 10 s with an error that says so', async () => {
  const { body, headers } = await site.call<SingleSignOnStartedView>(routes.startSingleSignOn, {
    body: { provider: 'vendor' },
  });
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  const finished = site.call(routes.finishSingleSignOn, {
    body: { code: 'a-code', state: body.state },
    headers: { cookie },
  });
  const { method, contentType, form } = await provider.tokenCall;
  expect([method, contentType]).toEqual(['POST', 'application/x-www-form-urlencoded']);
  expect(form).toEqual({
    grant_type: 'authorization_code',
    code: 'a-code',
    redirect_uri: `${siteUrl}/authcallback`,
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
  });
  // One timeout for the discovery, one for the token call.
  expect(timeouts.started).toHaveLength(2);
  timeouts.passLast();
  const { status, problem } = await finished;
  expect([status, problem.error]).toEqual([503, 'single-sign-on-unavailable']);
});

/** Timeouts of this length pass when the test decides; others are not affected. */
function controlledTimeouts(milliseconds: number) {
  const real = AbortSignal.timeout.bind(AbortSignal);
  const started: AbortController[] = [];
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    if (limit !== milliseconds) return real(limit);
    const controller = new AbortController();
    started.push(controller);
    return controller.signal;
  });
  return {
    started,
    passLast: () => started.at(-1)?.abort(new DOMException('the time is over', 'TimeoutError')),
    restore: () => spy.mockRestore(),
  };
}

interface TokenCall {
  method: string | undefined;
  contentType: string | undefined;
  form: Record<string, string>;
}

/** An OpenID provider that answers the discovery and never the token call. */
class ProviderOnHold {
  private readonly called = Promise.withResolvers<TokenCall>();
  readonly tokenCall = this.called.promise;
  private readonly server = createServer((request, response) => {
    if (request.url === '/token') return void this.keep(request).catch(this.called.reject);
    const endpoints = { authorization_endpoint: '/auth', token_endpoint: '/token', jwks_uri: '/jwks' };
    const addresses = Object.entries(endpoints).map(([name, path]) => [name, this.issuer + path]);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer: this.issuer, ...Object.fromEntries(addresses) }));
  });
  issuer = '';

  static async start(): Promise<ProviderOnHold> {
    const provider = new ProviderOnHold();
    await new Promise<void>((resolve) => void provider.server.listen(0, '127.0.0.1', resolve));
    provider.issuer = `http://127.0.0.1:${(provider.server.address() as AddressInfo).port}`;
    return provider;
  }

  private async keep(request: IncomingMessage): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    this.called.resolve({ method: request.method, contentType: request.headers['content-type'], form });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
