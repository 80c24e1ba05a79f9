import type { SignedInView } from './identity.views.js';
import type { LoginProvider } from './login-provider.js';

/** A key that our tokens can be checked with, as RFC 7517 writes it. */
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

/** Where somebody is signed in. */
export interface SessionView {
  id: string;
  /** The session that asks. */
  isCurrent: boolean;
  provider: LoginProvider;
  /** What the browser called itself when it was here last; may be empty. */
  userAgent: string;
  /** The network address it came from last; may be empty. */
  address: string;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601: to within ten minutes. */
  seenAt: string;
}

export interface SessionsView {
  results: SessionView[];
  numResults: number;
  page: number;
  pageSize: number;
}

/** The operator, signed in again; null if their own session has ended meanwhile, or belongs to another browser. */
export interface ReturnedView {
  data: SignedInView['data'] | null;
}
