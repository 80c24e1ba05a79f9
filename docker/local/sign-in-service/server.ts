/**
 * The sign-in service: an OpenID provider for local use. It accepts any claimed identity.
 *
 *     node server.ts <port> <address of the site> <secret of the client>
 *
 * An email that begins with `unverified` counts as unconfirmed.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';
import { personOf } from './people.ts';
import { signInPage } from './sign-in-page.ts';

const [port, site, secret] = process.argv.slice(2) as [string, string, string];
const host = '127.0.0.1';

const provider: Provider = new Provider(`http://${host}:${port}`, {
  clients: [
    {
      client_id: 'posy',
      client_secret: secret,
      redirect_uris: [new URL('/authcallback', site).href],
      response_types: ['code'],
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })] },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  scopes: ['openid', 'offline_access', 'admin.signin'],
  claims: {
    openid: ['sub'],
    profile: ['name', 'given_name', 'family_name'],
    email: ['email', 'email_verified'],
    phone: ['phone_number', 'phone_number_verified'],
    birthdate: ['birthdate'],
  },
  // The id token contains all claims, since the site makes no further requests.
  conformIdTokenClaims: false,
  findAccount: (_context, email) => ({ accountId: email, claims: () => ({ sub: email, ...personOf(email) }) }),
  interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
  // Consent to pass on the claims is not requested.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
    grant.addOIDCScope('openid profile email phone birthdate admin.signin');
    await grant.save();
    return grant;
  },
});

async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    response.end(signInPage());
    return;
  }
  const email = new URLSearchParams(await text(request)).get('email')?.trim().toLowerCase() ?? '';
  const result = email.includes('@')
    ? { login: { accountId: email, remember: false } }
    : { error: 'access_denied', error_description: 'Nobody signed in' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const answer = provider.callback();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', `http://${host}`);
  if (pathname === '/ready') return void response.end('ready');
  if (!pathname.startsWith('/sign-in/')) return void answer(request, response);
  signIn(request, response).catch(() => {
    // The browser has returned to a finished sign-in.
    if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain' });
    response.end('This sign-in is over. Go back to the site and start again.');
  });
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(port), host);
