import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PasswordPolicy } from '../../credentials/password-policy.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { codeRefused } from '../../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';

/** Sets a new password for whoever shows the code that was sent for it (ID-64); every session ends. */
export class ResetPasswordWithCode extends Command<void> {
  constructor(
    readonly email: string,
    readonly digits: string,
    readonly password: string,
  ) {
    super();
  }
}

interface Outcome {
  userId?: string;
  /** Ids of the sessions that ended; absent when the code was not right. */
  ended?: string[];
}

@CommandHandler(ResetPasswordWithCode)
export class ResetPasswordWithCodeHandler implements ICommandHandler<ResetPasswordWithCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policy: PasswordPolicy,
    private readonly codes: OneTimeCodes,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `one-time-code-refused` for any code but the right one (the try is counted), `invalid-input` for a
   *   password that the owner may not have (the code stays good)
   */
  async execute({ email, digits, password }: ResetPasswordWithCode): Promise<void> {
    // For unknown emails too, and outside of the unit of work: it takes as long for everybody, and holds no connection.
    const passwordHash = await this.policy.hashFor({ email }, password);
    const { userId, ended } = await this.unitOfWork.run((em) => this.try(em, email, digits, password, passwordHash));
    if (ended) return this.sessions.refuse(ended);
    // Only now: thrown inside, it would take back that the try was counted. For unknown emails too: it takes as long.
    await this.securityLog.record({ kind: 'code-refused', userId });
    throw codeRefused();
  }

  private async try(
    em: EntityManager,
    email: string,
    digits: string,
    password: string,
    passwordHash: string,
  ): Promise<Outcome> {
    const user = await em.findOne(User, { username: normaliseEmail(email) });
    if (!user) {
      await this.codes.redeemForNobody(em, 'reset-password');
      return {};
    }
    const owner = { userId: user.id, purpose: 'reset-password', address: user.email } as const;
    if (!(await this.codes.redeem(em, owner, digits))) return { userId: user.id };
    // Only somebody with the right code learns what the names of the owner rule out.
    this.policy.check(user, password);
    user.setPassword(passwordHash);
    await this.factors.removeUnlessConfirmed(em, user);
    user.verifyEmail(new Date());
    await this.securityLog.record({ kind: 'password-reset', userId: user.id });
    return { userId: user.id, ended: await this.sessions.endAll(em, user.id) };
  }
}
