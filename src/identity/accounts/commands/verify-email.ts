import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { codeRefused } from '../../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { PasswordGrants } from '../../one-time-codes/password-grants.js';
import { SecurityLog } from '../../security-log/security-log.js';

/**
 * Confirms an email with a mailed code (ID-42). For an imported account, which has no password yet, it returns the
 * secret of a grant to set one.
 */
export class VerifyEmail extends Command<string | undefined> {
  constructor(
    readonly email: string,
    readonly digits: string,
    readonly isOld: boolean,
  ) {
    super();
  }
}

interface Outcome {
  isRight: boolean;
  userId?: string;
  grant?: string;
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
    private readonly grants: PasswordGrants,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `one-time-code-refused` for a wrong code; the attempt is counted */
  async execute(command: VerifyEmail): Promise<string | undefined> {
    const { isRight, userId, grant } = await this.unitOfWork.run((em) => this.try(em, command));
    if (isRight) return grant;
    // Thrown after the unit of work, which would roll back the counted attempt otherwise. Unknown emails are logged
    // too, so that they take as long.
    await this.securityLog.record({ kind: 'code-refused', userId });
    throw codeRefused();
  }

  private async try(em: EntityManager, { email, digits, isOld }: VerifyEmail): Promise<Outcome> {
    const user = await em.findOne(User, { username: normaliseEmail(email) });
    const purpose = isOld ? 'set-password' : 'verify-email';
    if (!user) return { isRight: await this.codes.redeemForNobody(em, purpose) };
    const isRight = await this.codes.redeem(em, { userId: user.id, purpose, address: user.email }, digits);
    if (!isRight) return { isRight, userId: user.id };
    user.verifyEmail(new Date());
    await this.securityLog.record({ kind: 'email-verified', userId: user.id });
    return isOld ? { isRight, grant: await this.grants.give(em, user.id) } : { isRight };
  }
}
