import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CodePurpose } from './domain/code-purpose.js';
import { normaliseEmail } from '../users/domain/normalise-email.js';
import { OneTimeCode } from './domain/one-time-code.js';
import { CodeDigits } from './code-digits.js';

/** The user, the purpose and the recipient of a code. */
export interface CodeOwner {
  readonly userId: string;
  readonly purpose: CodePurpose;
  /** The email that receives the code. For `change-email` the old and the new email have different codes. */
  readonly address: string;
}

/**
 * One-time codes (OP-25): six digits, valid for ten minutes and five attempts; a new code replaces the previous one. For commands
 * of identity, inside their unit of work:
 *
 * ```ts
 * await this.codes.request(em, { userId: user.id, purpose: 'reset-password', address: user.email });
 * …
 * const isRight = await this.unitOfWork.run(async (em) => {
 *   const user = await em.findOne(User, { username: normaliseEmail(email) });
 *   if (!user || !(await this.codes.redeem(em, { userId: user.id, purpose, address: user.email }, digits))) return false;
 *   …
 *   return true;
 * });
 * if (!isRight) throw codeRefused();
 * ```
 */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly digits: CodeDigits) {}

  /**
   * Requests a code, which the worker that sends it creates. Does nothing if the last request is too recent
   * (`secondsUntilNextCode`).
   * @returns whether a code will be sent
   */
  async request(em: EntityManager, owner: CodeOwner): Promise<boolean> {
    const { userId, purpose } = owner;
    const fresh = OneTimeCode.of(randomUUIDv7(), userId, purpose, normaliseEmail(owner.address));
    await em.upsert(OneTimeCode, fresh, {
      onConflictFields: ['userId', 'purpose', 'address'],
      onConflictAction: 'ignore',
    });
    return (await this.locked(em, owner))?.requestCode(new Date()) ?? false;
  }

  /**
   * Checks a code and uses it up if it is right. Wrong attempts are counted, so the unit of work must be committed in
   * any case: throw after it, not inside.
   */
  async redeem(em: EntityManager, owner: CodeOwner, digits: string): Promise<boolean> {
    const code = await this.locked(em, owner);
    const isLive = code?.isLive(new Date()) ?? false;
    const isRight = code?.redeem(this.digits.hash(code.id, digits), new Date()) ?? false;
    // Counting a wrong attempt takes one more statement. Without a valid code the same statement runs on no row.
    if (!isLive) await em.nativeUpdate(OneTimeCode, { id: randomUUIDv7() }, { tries: 0 });
    return isRight;
  }

  /** Does the same work as `redeem` for an account that does not exist, so that it takes as long. */
  async redeemForNobody(em: EntityManager, purpose: CodePurpose): Promise<false> {
    await this.redeem(em, { userId: randomUUIDv7(), purpose, address: '' }, '');
    return false;
  }

  /** Invalidates all codes of this purpose, whichever address they were sent to. */
  async voidAll(em: EntityManager, { userId, purpose }: Pick<CodeOwner, 'userId' | 'purpose'>): Promise<void> {
    await em.nativeUpdate(OneTimeCode, { userId, purpose }, { hash: null });
  }

  private locked(em: EntityManager, { userId, purpose, address }: CodeOwner): Promise<OneTimeCode | null> {
    const key = { userId, purpose, address: normaliseEmail(address) };
    return em.findOne(OneTimeCode, key, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}
