import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CodePurpose } from './domain/code-purpose.js';
import { normaliseEmail } from '../users/domain/normalise-email.js';
import { OneTimeCode } from './domain/one-time-code.js';
import { CodeDigits } from './code-digits.js';

/** Whose code it is, what for, and where it is sent. */
export interface CodeOwner {
  readonly userId: string;
  readonly purpose: CodePurpose;
  /** Email address; for `change-email` the old and the new one have codes of their own. */
  readonly address: string;
}

/**
 * One-time codes (OP-25): six digits, good for ten minutes and five tries; a new one voids the one before. For commands
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
   * Sends a code by mail, soon: it is made by the worker that sends it. Asked again too soon (`secondsUntilNextCode`) it
   * does nothing.
   * @returns whether a code will come
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
   * Tries a code, and uses it up when it is right. Wrong tries count, so the unit of work must be committed whatever the
   * answer is: throw after it, not in it.
   */
  async redeem(em: EntityManager, owner: CodeOwner, digits: string): Promise<boolean> {
    const code = await this.locked(em, owner);
    const isLive = code?.isLive(new Date()) ?? false;
    const isRight = code?.redeem(this.digits.hash(code.id, digits), new Date()) ?? false;
    // Counting a wrong try is a statement more: without a live code one is sent that finds no row.
    if (!isLive) await em.nativeUpdate(OneTimeCode, { id: randomUUIDv7() }, { tries: 0 });
    return isRight;
  }

  /** Does what `redeem` does for an account that does not exist, so that its answer takes as long. */
  async redeemForNobody(em: EntityManager, purpose: CodePurpose): Promise<false> {
    await this.redeem(em, { userId: randomUUIDv7(), purpose, address: '' }, '');
    return false;
  }

  /** None of the codes that were sent for this purpose is good any more, whatever address they went to. */
  async voidAll(em: EntityManager, { userId, purpose }: Pick<CodeOwner, 'userId' | 'purpose'>): Promise<void> {
    await em.nativeUpdate(OneTimeCode, { userId, purpose }, { hash: null });
  }

  private locked(em: EntityManager, { userId, purpose, address }: CodeOwner): Promise<OneTimeCode | null> {
    const key = { userId, purpose, address: normaliseEmail(address) };
    return em.findOne(OneTimeCode, key, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}
