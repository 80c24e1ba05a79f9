import { Injectable } from '@nestjs/common';
import { accessTokenLifetime } from '../credentials/access-tokens.js';
import { clockTolerance } from '../credentials/signing-keys.js';

/**
 * Milliseconds for which a revoked session is remembered: until its last access token has expired, made by a clock that
 * is ahead and checked by one that is behind, and a minute more.
 */
export const revocationMemory = (accessTokenLifetime + 2 * clockTolerance + 60) * 1000;

/** The sessions whose access tokens are refused although they have not expired. */
@Injectable()
export class RevokedSessions {
  private readonly since = new Map<string, number>();
  private readonly listeners = new Set<(sessionId: string) => void>();

  has(sessionId: string): boolean {
    return this.since.has(sessionId);
  }

  /** Remembers a session; who listens hears of each one once. */
  add(sessionId: string): void {
    if (this.since.has(sessionId)) return;
    this.since.set(sessionId, Date.now());
    for (const listener of this.listeners) listener(sessionId);
  }

  /** Forgets what is older than any access token. */
  prune(): void {
    const oldest = Date.now() - revocationMemory;
    for (const [sessionId, since] of this.since) if (since < oldest) this.since.delete(sessionId);
  }

  onAdded(listener: (sessionId: string) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
