import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SecondFactorKind } from '#contracts/identity/second-factor.requests.js';
import { Config } from '../../platform/config/config.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/domain/refusal.js';
import { User } from '../users/domain/user.js';
import { AccountNotices } from '../notices/account-notices.js';
import { AuthenticatorCodes } from './authenticator-codes.js';
import { newSalt, RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './domain/second-factor.js';

/** A code as it can be tried inside a unit of work: hashing is done. */
export type ShownCode =
  | { readonly type: 'authenticator'; readonly digits: string }
  | { readonly type: 'recovery-code'; readonly hash: string };

/** For commands of identity that ask for the second factor, inside their unit of work unless said. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: AuthenticatorCodes,
    private readonly recovery: RecoveryCodes,
    private readonly notices: AccountNotices,
    private readonly config: Config,
  ) {}

  /** Whether this person has none and must have one (ADMIN_MFA). */
  async isMissing(em: EntityManager, user: Pick<User, 'id' | 'isAdmin'>): Promise<boolean> {
    if (!this.isRequired(user)) return false;
    return (await em.count(SecondFactor, { userId: user.id, sealedSecret: { $ne: null } })) === 0;
  }

  isRequired({ isAdmin }: Pick<User, 'isAdmin'>): boolean {
    return isAdmin && this.config.adminMfa === 'required';
  }

  /**
   * Takes the second factor from an account whose email nobody had shown to be theirs, before its owner comes in: it
   * may be somebody else's who had signed up with the address, and would keep the owner out.
   */
  async removeUnlessConfirmed(em: EntityManager, { id, emailVerifiedAt }: User): Promise<void> {
    if (!emailVerifiedAt) await em.nativeDelete(SecondFactor, { userId: id });
  }

  /** The row of a person, which is made when there is none; of two at once the second one waits. */
  async locked(em: EntityManager, userId: string): Promise<SecondFactor> {
    const fresh = SecondFactor.of(randomUUIDv7(), userId);
    await em.upsert(SecondFactor, fresh, { onConflictFields: ['userId'], onConflictAction: 'ignore' });
    return em.findOneOrFail(SecondFactor, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Hashes what has to be hashed. Call it outside of a unit of work: it takes as long as checking a password. */
  async read(userId: string, type: SecondFactorKind, mfaCode: string): Promise<ShownCode> {
    if (type === 'authenticator') return { type, digits: mfaCode };
    const kept = await this.unitOfWork.run((em) => em.findOne(SecondFactor, { userId }));
    // Codes that are renewed meanwhile have another salt, and this one is refused; so is it where there are none.
    return { type, hash: await this.recovery.hash(mfaCode, kept?.recoverySalt ?? newSalt()) };
  }

  /**
   * Tries a code and uses it up when it is right. Wrong tries count, so the unit of work must be committed whatever the
   * answer is: throw after it, not in it.
   */
  try(em: EntityManager, factor: SecondFactor, user: User, shown: ShownCode, now: Date): boolean {
    const isRight = this.use(factor, shown, now);
    if (!isRight) this.recordFailure(em, factor, user, now);
    else if (shown.type === 'recovery-code') this.notices.send(em, 'recovery-code-used', user);
    return isRight;
  }

  /** Counts a wrong try; the owner hears of every fifth. */
  recordFailure(em: EntityManager, factor: SecondFactor, user: User, now: Date): void {
    if (factor.recordFailure(now)) this.notices.send(em, 'second-factor-guessed', user);
  }

  private use(factor: SecondFactor, shown: ShownCode, now: Date): boolean {
    if (factor.sealedSecret === null) return false;
    if (shown.type === 'recovery-code') return factor.useRecoveryCode(shown.hash);
    const step = this.codes.stepOf(factor.userId, factor.sealedSecret, shown.digits, now);
    return step !== undefined && factor.useStep(step);
  }
}

/** Wrong, used before, or of another account: all the same to whoever guesses. */
export const secondFactorRefused = (): Refusal =>
  new Refusal('second-factor-refused', 'This code is not right, or it was used before.');

/** Too many wrong tries in a row. */
export const pausedFor = (seconds: number): Refusal =>
  new Refusal('too-many-requests', 'Too many wrong codes. Wait a while and try again.', { params: { seconds } });
