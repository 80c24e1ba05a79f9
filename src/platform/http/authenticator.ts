/** Who calls, as their access token says. */
export interface SignedInUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  readonly roles: readonly string[];
  /** The operator who acts for the user in this session (ID-111); absent where the user acts. */
  readonly impersonatorId?: string;
  /** When the access token ends: what lasts longer than a request (a socket) must not outlive it. */
  readonly tokenExpiresAt: Date;
}

/** Port: reads access tokens. Identity provides it. */
export interface Authenticator {
  /**
   * Reads a bearer token, without the database. Whether its session is revoked is asked last, so that a revocation is
   * either seen here or told to those who listen.
   * @throws Refusal `session-ended` when it is expired, forged, malformed or revoked
   */
  authenticate(accessToken: string): Promise<SignedInUser>;

  /** Calls back when a session is revoked, within the time a notification takes. Answers how to stop listening. */
  onRevoked(listener: (sessionId: string) => void): () => void;
}

export const AUTHENTICATOR = Symbol('Authenticator');
