/** The caller, as identified by the access token. */
export interface SignedInUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly isAdmin: boolean;
  readonly roles: readonly string[];
  /** The operator who impersonates the user in this session (ID-111); absent if the user acts. */
  readonly impersonatorId?: string;
  /** Whether the user must set up a second factor before doing anything else. */
  readonly lacksSecondFactor?: boolean;
  /** Expiry of the access token. Anything that lasts longer than a request, such as a socket, must end with it. */
  readonly tokenExpiresAt: Date;
}

/** Port: verifies access tokens. The identity context implements it. */
export interface Authenticator {
  /**
   * Verifies a bearer token, without the database. The revocation of its session is checked last, so that a revocation
   * is either noticed here or reported to the listeners.
   * @param who whether to accept users who lack a required second factor; by default they are refused
   * @throws Refusal `session-ended` when it is expired, forged, malformed or revoked, `second-factor-missing`
   */
  authenticate(accessToken: string, who?: 'even while enrolling'): Promise<SignedInUser>;

  /** Calls the listener soon after a session is revoked. Returns a function that removes the listener. */
  onRevoked(listener: (sessionId: string) => void): () => void;
}

export const AUTHENTICATOR = Symbol('Authenticator');
