import { Injectable } from '@nestjs/common';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { Authenticator, SignedInUser } from '#src/platform/http/authenticator.js';
import { AccessTokens } from '../credentials/access-tokens.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevokedSessions } from './revoked-sessions.js';

const missing = 'Set up an authenticator app first: operators of this site need one.';

/** Verifies access tokens without a query, and refuses those of revoked sessions. */
@Injectable()
export class SessionAuthenticator implements Authenticator {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly feed: RevocationFeed,
    private readonly revoked: RevokedSessions,
  ) {}

  async authenticate(accessToken: string, who?: 'even while enrolling'): Promise<SignedInUser> {
    const user = await this.accessTokens.read(accessToken);
    await this.feed.ready();
    if (this.revoked.has(user.sessionId)) {
      throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    }
    if (user.lacksSecondFactor && who === undefined) throw new Refusal('second-factor-missing', missing);
    return user;
  }

  onRevoked(listener: (sessionId: string) => void): () => void {
    return this.revoked.onAdded(listener);
  }
}
