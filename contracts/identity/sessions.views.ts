import type { PageView } from '../shared/page.js';
import type { SignedInView } from './identity.views.js';
import type { LoginProvider } from './login-provider.js';

/** A public key that verifies our tokens, in the format of RFC 7517. */
export interface PublicKeyView {
  kid: string;
  kty: string;
  crv: string;
  x: string;
  alg: string;
  use: string;
}

export interface PublicKeysView {
  keys: PublicKeyView[];
}

/** A session of the signed-in user. */
export interface SessionView {
  id: string;
  /** True for the session of the caller. */
  isCurrent: boolean;
  provider: LoginProvider;
  /** The user agent of the last use; may be empty. */
  userAgent: string;
  /** The IP address of the last use; may be empty. */
  address: string;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601, accurate to ten minutes. */
  seenAt: string;
}

export type SessionsView = PageView<SessionView>;

/** The operator, signed in again; null if their own session has ended meanwhile, or belongs to another browser. */
export interface ReturnedView {
  data: SignedInView['data'] | null;
}
