import { randomUUID } from 'node:crypto';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { Authenticator, SignedInUser } from '#src/platform/http/authenticator.js';

/** Accepts the tokens that it issued, and announces revoked sessions, for tests of code that uses an authenticator. */
export class FakeAuthenticator implements Authenticator {
  private readonly users = new Map<string, SignedInUser>();
  private readonly revoked = new Set<string>();
  private readonly listeners = new Set<(sessionId: string) => void>();

  issue(user: Partial<SignedInUser> = {}): { token: string; user: SignedInUser } {
    const token = `token-${randomUUID()}`;
    const issued: SignedInUser = {
      userId: randomUUID(),
      sessionId: randomUUID(),
      isAdmin: false,
      roles: ['Vendor'],
      tokenExpiresAt: new Date(Date.now() + 600_000),
      ...user,
    };
    this.users.set(token, issued);
    return { token, user: issued };
  }

  revoke(sessionId: string): void {
    this.revoked.add(sessionId);
    for (const listener of this.listeners) listener(sessionId);
  }

  async authenticate(accessToken: string): Promise<SignedInUser> {
    const user = this.users.get(accessToken);
    if (!user || this.revoked.has(user.sessionId) || user.tokenExpiresAt.getTime() < Date.now()) {
      throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    }
    return user;
  }

  onRevoked(listener: (sessionId: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
