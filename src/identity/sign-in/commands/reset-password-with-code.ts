import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PasswordPolicy } from '../../credentials/password-policy.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { codeRefused } from '../../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';

/** Sets a new password with a mailed code (ID-64) and ends all sessions. */
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
  /** Ids of the ended sessions; absent when the code was wrong. */
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
   * @throws Refusal `one-time-code-refused` for a wrong code (the attempt is counted), `invalid-input` for a password
   *   that is not allowed (the code stays valid)
   */
  async execute({ email, digits, password }: ResetPasswordWithCode): Promise<void> {
    // Hashed for unknown emails too, so that they take as long, and outside of the unit of work, because it must not
    // hold a connection.
    const passwordHash = await this.policy.hashFor({ email }, password);
    const { userId, ended } = await this.unitOfWork.run((em) => this.try(em, email, digits, password, passwordHash));
    if (ended) return this.sessions.refuse(ended);
    // Thrown after the unit of work, which would roll back the counted attempt otherwise. Unknown emails are logged
    // too, so that they take as long.
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
    // Checked after the code, because the result depends on the owner's names.
    this.policy.check(user, password);
    user.setPassword(passwordHash);
    await this.factors.removeUnlessConfirmed(em, user);
    user.verifyEmail(new Date());
    await this.securityLog.record({ kind: 'password-reset', userId: user.id });
    return { userId: user.id, ended: await this.sessions.endAll(em, user.id) };
  }
}
