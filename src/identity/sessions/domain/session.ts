import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import type { SessionLimits } from './session-limits.js';
import { User } from '../../users/domain/user.js';

/** Milliseconds in which the previous token is still accepted, because a response may have been lost. */
const grace = 10_000;

/**
 * `rotated`: the token is exchanged for its successor. `repeated`: it was exchanged a moment ago and gets the same
 * successor again. `reused`: it was exchanged long ago, so somebody else has it too. `over`: expired or revoked.
 */
export type RefreshOutcome = 'rotated' | 'repeated' | 'reused' | 'over';

export interface Beginning {
  provider: LoginProvider;
  address: string;
  userAgent: string;
  impersonatorId: string | null;
  /** The operator's session, which continues when this one ends; null if it was not started from one. */
  operatorSessionId: string | null;
  /** SHA-256 of the nonce of the browser that may return to it, base64url. */
  returnHash: string | null;
}

/** The session of one sign-in. It stores the hashes of the current and the previous refresh token. */
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

  /** The time of expiry. Each refresh postpones it, up to the absolute limit. */
  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;

  /** A trigger of the table notifies every api process. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  revokedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  @Property({ type: 'text', default: 'password' })
  provider: LoginProvider;

  /** IP address of the sign-in, or of the last refresh. */
  @Property({ type: 'text', default: '' })
  address: string;

  @Property({ type: 'text', default: '' })
  userAgent: string;

  /** The time of the last refresh. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  seenAt: Date | null;

  /** The operator who impersonates the user. */
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
   * Exchanges a refresh token that was issued for this session.
   * @param presented hash of the received token
   * @param successor hash of its successor, which is always the same
   * @param limits the current limits of the user, which are shorter for a new operator
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
   * Continues the session with a refresh token that is not the successor of the previous one. Its lifetime still counts
   * from the sign-in, and the previous token is treated as stolen when it is presented again.
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

  /** Records the client that used the session last. */
  seen({ address, userAgent }: Pick<Beginning, 'address' | 'userAgent'>, now: Date): void {
    this.address = address;
    this.userAgent = userAgent;
    this.seenAt = now;
  }

  /** Revokes the session and its access tokens. */
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
