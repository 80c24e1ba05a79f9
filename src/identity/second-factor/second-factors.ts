import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SecondFactorKind } from '#contracts/identity/second-factor.requests.js';
import { SignInSettings } from '#src/platform/config/sign-in-settings.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User } from '../users/domain/user.js';
import { AccountNotices } from '../notices/account-notices.js';
import { AuthenticatorCodes } from './authenticator-codes.js';
import { newSalt, RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './domain/second-factor.js';

/** A code that was hashed where necessary, so that a unit of work can check it quickly. */
export type ShownCode =
  | { readonly type: 'authenticator'; readonly digits: string }
  | { readonly type: 'recovery-code'; readonly hash: string };

/** Checks second factors. Call its methods inside a unit of work unless their comment says otherwise. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: AuthenticatorCodes,
    private readonly recovery: RecoveryCodes,
    private readonly notices: AccountNotices,
    private readonly settings: SignInSettings,
  ) {}

  /** Returns whether the user must have a second factor (ADMIN_MFA) and has none. */
  async isMissing(em: EntityManager, user: Pick<User, 'id' | 'isAdmin'>): Promise<boolean> {
    if (!this.isRequired(user)) return false;
    return (await em.count(SecondFactor, { userId: user.id, sealedSecret: { $ne: null } })) === 0;
  }

  isRequired({ isAdmin }: Pick<User, 'isAdmin'>): boolean {
    return isAdmin && this.settings.adminMfa === 'required';
  }

  /**
   * Removes the second factor from an account whose email was never confirmed, before its owner signs in: a stranger
   * may have signed up with the address and would lock the owner out.
   */
  async removeUnlessConfirmed(em: EntityManager, { id, emailVerifiedAt }: User): Promise<void> {
    if (!emailVerifiedAt) await em.nativeDelete(SecondFactor, { userId: id });
  }

  /** Returns the user's row, locked, and creates it if necessary. */
  async locked(em: EntityManager, userId: string): Promise<SecondFactor> {
    const fresh = SecondFactor.of(randomUUIDv7(), userId);
    await em.upsert(SecondFactor, fresh, { onConflictFields: ['userId'], onConflictAction: 'ignore' });
    return em.findOneOrFail(SecondFactor, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /**
   * Hashes the code where necessary. Call it outside of a unit of work, because it takes as long as verifying a
   * password.
   */
  async read(userId: string, type: SecondFactorKind, mfaCode: string): Promise<ShownCode> {
    if (type === 'authenticator') return { type, digits: mfaCode };
    const kept = await this.unitOfWork.run((em) => em.findOne(SecondFactor, { userId }));
    // Codes that are replaced meanwhile have another salt, so that this hash is refused, as it is without any codes.
    return { type, hash: await this.recovery.hash(mfaCode, kept?.recoverySalt ?? newSalt()) };
  }

  /**
   * Checks a code and uses it up if it is right. Wrong attempts are counted, so the unit of work must be committed in
   * any case: throw after it, not inside.
   */
  try(em: EntityManager, factor: SecondFactor, user: User, shown: ShownCode, now: Date): boolean {
    const isRight = this.use(factor, shown, now);
    if (!isRight) this.recordFailure(em, factor, user, now);
    else if (shown.type === 'recovery-code') this.notices.send(em, 'recovery-code-used', user);
    return isRight;
  }

  /** Counts a wrong attempt and notifies the owner of every fifth. */
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

/** The same refusal for wrong, used and foreign codes, so that it reveals nothing. */
export const secondFactorRefused = (): Refusal =>
  new Refusal('second-factor-refused', 'This code is wrong or was already used.');

/** The refusal during a pause. */
export const pausedFor = (seconds: number): Refusal =>
  new Refusal('too-many-requests', 'Too many wrong codes. Wait a while and try again.', { params: { seconds } });
