import { Injectable, Logger } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { Config } from '#src/platform/config/config.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { clockTolerance } from '../credentials/signing-keys.js';

/** Timeout of each call in milliseconds (ID-69). */
const timeout = 10_000;
/** Milliseconds for which the discovery document is cached. */
const discoveryLifetime = 600_000;
/** Only asymmetric signatures. A shared secret could be guessed, and `none` is no signature. */
const algorithms = ['EdDSA', 'ES256', 'PS256', 'RS256'];

interface Discovered {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

export interface AuthorizationRequest {
  readonly scope: string;
  readonly state: string;
  readonly nonce: string;
  /** SHA-256 of the verifier, base64url (PKCE, RFC 7636). */
  readonly codeChallenge: string;
}

/** Client of the configured OpenID provider. */
@Injectable()
export class OpenIdProvider {
  private readonly logger = new Logger(OpenIdProvider.name);
  private readonly redirectUri: string;
  private known?: { discovered: Discovered; keys: ReturnType<typeof createRemoteJWKSet>; at: number };

  constructor(private readonly config: Config) {
    this.redirectUri = new URL('/authcallback', config.publicUrl).href;
  }

  /** The issuer, which qualifies the provider's ids of users. */
  get issuer(): string {
    const { singleSignOnIssuer } = this.config;
    if (!singleSignOnIssuer) throw new Refusal('single-sign-on-off', 'Single sign-on isn’t configured.');
    return singleSignOnIssuer;
  }

  /**
   * Returns the URL of the provider's sign-in page (ID-68).
   * @throws Refusal `single-sign-on-off` without a provider, `single-sign-on-unavailable` when it does not respond
   */
  async authorizationAddress({ scope, state, nonce, codeChallenge }: AuthorizationRequest): Promise<string> {
    const { discovered } = await this.discover();
    const address = new URL(discovered.authorization_endpoint);
    const parameters = {
      client_id: this.config.singleSignOnClientId,
      response_type: 'code',
      scope,
      state,
      nonce,
      redirect_uri: this.redirectUri,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return address.href;
  }

  /**
   * Exchanges a code for the verified claims of its id token.
   * @throws Refusal `single-sign-on-failed` when the provider refuses the code or its token is invalid
   */
  async claimsFor(code: string, codeVerifier: string, nonce: string): Promise<JWTPayload> {
    const { discovered, keys } = await this.discover();
    const idToken = await this.exchange(discovered.token_endpoint, code, codeVerifier);
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms,
        issuer: discovered.issuer,
        audience: this.config.singleSignOnClientId,
        clockTolerance,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      });
      const isForUs = payload['azp'] === undefined || payload['azp'] === this.config.singleSignOnClientId;
      if (payload['nonce'] !== nonce || !isForUs) throw new errors.JWTInvalid('not the id token that was asked for');
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw this.unavailable(error);
      this.logger.warn(`an id token was refused: ${error.code}`);
      throw failed();
    }
  }

  /** Calls the token endpoint: a form by POST, the client secret in the header, no redirects (ID-69). */
  private async exchange(endpoint: string, code: string, codeVerifier: string): Promise<string> {
    const { singleSignOnClientId: id, singleSignOnClientSecret: secret } = this.config;
    const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64');
    const body = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.redirectUri,
      code_verifier: codeVerifier,
    };
    const answer = await this.ask(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        authorization: `Basic ${credentials}`,
      },
      body: new URLSearchParams(body).toString(),
    });
    if (answer.status >= 500) throw this.unavailable(new Error(`the token endpoint responded with ${answer.status}`));
    const idToken = answer.ok ? (answer.body as { id_token?: unknown } | null)?.id_token : undefined;
    if (typeof idToken === 'string') return idToken;
    this.logger.warn(`the provider refused a code with ${answer.status}`);
    throw failed();
  }

  private async discover() {
    if (this.known && performance.now() - this.known.at < discoveryLifetime) return this.known;
    const { issuer } = this;
    const answer = await this.ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {});
    const discovered = answer.body as Discovered | null;
    if (!answer.ok || discovered?.issuer !== issuer) {
      throw this.unavailable(new Error(`discovery of the issuer failed with ${answer.status}`));
    }
    const keys = createRemoteJWKSet(new URL(discovered.jwks_uri), { timeoutDuration: timeout });
    this.known = { discovered, keys, at: performance.now() };
    return this.known;
  }

  private async ask(address: string, how: RequestInit): Promise<{ ok: boolean; status: number; body: unknown }> {
    try {
      const answer = await fetch(address, { ...how, redirect: 'error', signal: AbortSignal.timeout(timeout) });
      const body: unknown = await answer.json().catch(() => null);
      return { ok: answer.ok, status: answer.status, body };
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  private unavailable(error: unknown): Refusal {
    const cause = error as { code?: string; message: string };
    this.logger.warn(`the single sign-on provider does not respond: ${cause.code ?? cause.message}`);
    return new Refusal('single-sign-on-unavailable', 'The sign-in service isn’t responding.');
  }
}

const failed = () => new Refusal('single-sign-on-failed', 'The sign-in service didn’t confirm this sign-in.');
