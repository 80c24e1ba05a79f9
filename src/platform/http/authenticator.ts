/** Who calls, as their access token says. */
export interface SignedInUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  readonly roles: readonly string[];
  /** The operator who acts for the user in this session (ID-111); absent where the user acts. */
  readonly impersonatorId?: string;
  /** They must have a second factor and have none yet: all that they may do is to set one up. */
  readonly lacksSecondFactor?: boolean;
  /** When the access token ends: what lasts longer than a request (a socket) must not outlive it. */
  readonly tokenExpiresAt: Date;
}

/** Port: reads access tokens. Identity provides it. */
export interface Authenticator {
  /**
   * Reads a bearer token, without the database. Whether its session is revoked is asked last, so that a revocation is
   * either seen here or told to those who listen.
   * @param who whether somebody is let in who lacks the second factor they must have; not unless said
   * @throws Refusal `session-ended` when it is expired, forged, malformed or revoked, `second-factor-missing`
   */
  authenticate(accessToken: string, who?: 'even while enrolling'): Promise<SignedInUser>;

  /** Calls back when a session is revoked, within the time a notification takes. Answers how to stop listening. */
  onRevoked(listener: (sessionId: string) => void): () => void;
}

export const AUTHENTICATOR = Symbol('Authenticator');
