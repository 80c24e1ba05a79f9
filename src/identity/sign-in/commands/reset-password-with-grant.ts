import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PasswordPolicy } from '../../credentials/password-policy.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { grantRefused } from '../../one-time-codes/grant-refused.js';
import { PasswordGrants } from '../../one-time-codes/password-grants.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';

/** Sets a new password with a grant of this browser (ID-65) and ends all sessions. */
export class ResetPasswordWithGrant extends Command<void> {
  constructor(
    readonly email: string,
    readonly password: string,
    /** The secret of the grant, from the browser's cookie. */
    readonly grant: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(ResetPasswordWithGrant)
export class ResetPasswordWithGrantHandler implements ICommandHandler<ResetPasswordWithGrant> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policy: PasswordPolicy,
    private readonly grants: PasswordGrants,
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `password-grant-refused` without a grant for this account, `invalid-input` for a password that is
   *   not allowed (the grant stays valid)
   */
  async execute({ email, password, grant }: ResetPasswordWithGrant): Promise<void> {
    if (grant === undefined) throw grantRefused();
    const passwordHash = await this.policy.hashFor({ email }, password);
    const ended = await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, { username: normaliseEmail(email) });
      if (!user || !(await this.grants.use(em, user.id, grant))) throw grantRefused();
      this.policy.check(user, password);
      user.setPassword(passwordHash);
      await this.securityLog.record({ kind: 'password-reset', userId: user.id });
      return this.sessions.endAll(em, user.id);
    });
    this.sessions.refuse(ended);
  }
}
