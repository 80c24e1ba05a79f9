import { Injectable } from '@nestjs/common';
import { accessTokenLifetime } from '../credentials/access-tokens.js';
import { clockTolerance } from '../credentials/signing-keys.js';

/**
 * Milliseconds for which a revoked session is kept: until its last access token has expired, issued by a clock that is
 * ahead and verified by one that is behind, and a minute more.
 */
export const revocationMemory = (accessTokenLifetime + 2 * clockTolerance + 60) * 1000;

/** The revoked sessions whose access tokens have not expired yet. */
@Injectable()
export class RevokedSessions {
  private readonly since = new Map<string, number>();
  private readonly listeners = new Set<(sessionId: string) => void>();

  has(sessionId: string): boolean {
    return this.since.has(sessionId);
  }

  /** Adds a session and calls the listeners once. */
  add(sessionId: string): void {
    if (this.since.has(sessionId)) return;
    this.since.set(sessionId, Date.now());
    for (const listener of this.listeners) listener(sessionId);
  }

  /** Removes sessions without unexpired access tokens. */
  prune(): void {
    const oldest = Date.now() - revocationMemory;
    for (const [sessionId, since] of this.since) if (since < oldest) this.since.delete(sessionId);
  }

  onAdded(listener: (sessionId: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
