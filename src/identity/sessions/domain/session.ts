import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import type { SessionLimits } from './session-limits.js';
import { User } from '../../users/domain/user.js';

/** Milliseconds in which the token before the current one is still taken: an answer may have been lost on its way. */
const grace = 10_000;

/**
 * `rotated`: the presented token is exchanged for its successor. `repeated`: it was, a moment ago, and gets the same
 * successor again. `reused`: it was long ago, so somebody else has it too. `over`: expired or revoked.
 */
export type RefreshOutcome = 'rotated' | 'repeated' | 'reused' | 'over';

export interface Beginning {
  provider: LoginProvider;
  address: string;
  userAgent: string;
  impersonatorId: string | null;
  /** The operator's own session, which continues when this one ends; null if it was not started from one. */
  operatorSessionId: string | null;
  /** SHA-256 of the nonce of the browser that may return to it, base64url. */
  returnHash: string | null;
}

/**
 * What one sign-in started. It knows its refresh tokens by their hashes, and only the current one and the one before.
 */
@Entity({ schema: 'identity', tableName: 'session' })
@Index({ properties: ['userId'], name: 'session_of_user' })
@Index({ properties: ['impersonatorId'], name: 'session_of_operator', where: 'impersonator_id is not null' })
@Index({ properties: ['revokedAt'], name: 'session_revoked', where: 'revoked_at is not null' })
@Trigger({
  name: 'session_revocation_announced',
  timing: 'after',
  events: ['update'],
  expression: 'made by the migration: notifies session_revoked with the id',
})
export class Session extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  @Property({ type: 'text', hidden: true })
  refreshHash: string;

  @Property({ type: 'text', nullable: true, hidden: true })
  previousRefreshHash: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  rotatedAt: Date | null;

  /** When it is over unless it is refreshed before: each refresh moves it, up to the end of its lifetime. */
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;

  /** A trigger of the table announces it to every api process. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  @Property({ type: 'text', default: 'password' })
  provider: LoginProvider;

  /** From where it was begun, or refreshed last. */
  @Property({ type: 'text', default: '' })
  address: string;

  @Property({ type: 'text', default: '' })
  userAgent: string;

  /** When it was refreshed last. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  seenAt: Date | null;

  /** The operator who acts in it for the user. */
  @Property({ type: 'uuid', nullable: true })
  impersonatorId: string | null;

  @Property({ type: 'uuid', nullable: true })
  operatorSessionId: string | null;

  @Property({ type: 'text', nullable: true, hidden: true })
  returnHash: string | null;

  static start(
    { id, userId, refreshHash }: Pick<Session, 'id' | 'userId' | 'refreshHash'>,
    limits: SessionLimits,
    now: Date,
    how: Partial<Beginning> = {},
  ): Session {
    const {
      provider = 'password',
      address = '',
      userAgent = '',
      impersonatorId = null,
      operatorSessionId = null,
      returnHash = null,
    } = how;
    return Object.assign(new Session(), {
      id,
      userId,
      refreshHash,
      previousRefreshHash: null,
      rotatedAt: null,
      expiresAt: expiry(now, limits, now),
      revokedAt: null,
      createdAt: now,
      provider,
      address,
      userAgent,
      seenAt: null,
      impersonatorId,
      operatorSessionId,
      returnHash,
    });
  }

  /**
   * Exchanges a refresh token that was once issued for this session.
   * @param presented hash of the token that was sent
   * @param successor hash of the token that follows it; the same one each time
   * @param limits of the person as they are now: whoever has become an operator has less time
   */
  refresh(presented: string, successor: string, limits: SessionLimits, now: Date): RefreshOutcome {
    if (this.isOver(limits, now)) return 'over';
    if (presented === this.refreshHash) {
      this.previousRefreshHash = presented;
      this.refreshHash = successor;
      this.rotatedAt = now;
      this.expiresAt = expiry(this.createdAt, limits, now);
      return 'rotated';
    }
    if (this.replacedJustNow(presented, now) && successor === this.refreshHash) return 'repeated';
    this.revoke(now);
    return 'reused';
  }

  /**
   * Continues the session with a refresh token that does not follow from the one before. Its lifetime still counts from
   * the sign-in, and the token before is treated as stolen when it comes back.
   * @returns whether the session was still alive
   */
  resume(refreshHash: string, limits: SessionLimits, now: Date): boolean {
    if (this.isOver(limits, now)) return false;
    this.refreshHash = refreshHash;
    this.previousRefreshHash = null;
    this.rotatedAt = now;
    this.expiresAt = expiry(this.createdAt, limits, now);
    return true;
  }

  /** Remembers from where the session was used last. */
  seen({ address, userAgent }: Pick<Beginning, 'address' | 'userAgent'>, now: Date): void {
    this.address = address;
    this.userAgent = userAgent;
    this.seenAt = now;
  }

  /** Ends the session for good; its access tokens end with it. */
  revoke(now: Date): void {
    this.revokedAt ??= now;
  }

  private isOver({ lifetime }: SessionLimits, now: Date): boolean {
    return this.revokedAt !== null || now >= this.expiresAt || now.getTime() >= this.createdAt.getTime() + lifetime;
  }

  private replacedJustNow(presented: string, now: Date): boolean {
    if (presented !== this.previousRefreshHash || !this.rotatedAt) return false;
    return now.getTime() - this.rotatedAt.getTime() <= grace;
  }
}

const expiry = (createdAt: Date, { lifetime, idle }: SessionLimits, now: Date) =>
  new Date(Math.min(createdAt.getTime() + lifetime, now.getTime() + idle));
