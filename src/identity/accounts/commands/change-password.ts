import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { CurrentPassword, wrongPassword } from '../../credentials/current-password.js';
import { PasswordPolicy } from '../../credentials/password-policy.js';
import { User } from '../../users/domain/user.js';
import { AccountNotices } from '../../notices/account-notices.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';

/** Changes the password of a user who enters the current one, and ends all other sessions. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly userId: string,
    /** The session that continues. */
    readonly sessionId: string,
    readonly currentPassword: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentPassword,
    private readonly policy: PasswordPolicy,
    private readonly sessions: SessionEnder,
    private readonly notices: AccountNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `invalid-input` naming `currentPassword` when it is wrong, or `password` when it is not allowed;
   *   then nothing has changed
   */
  async execute({ userId, sessionId, currentPassword, password }: ChangePassword): Promise<void> {
    const person = await this.current.personOf(userId);
    await this.current.check(person, currentPassword, 'currentPassword');
    const passwordHash = await this.policy.hashFor(person, password);
    const ended = await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, { id: userId, passwordHash: person.passwordHash });
      // The password was changed in the meantime.
      if (!user) throw wrongPassword('currentPassword');
      user.setPassword(passwordHash);
      this.notices.send(em, 'password-changed', user);
      await this.securityLog.record({ kind: 'password-changed', userId, sessionId });
      return this.sessions.endAll(em, userId, sessionId);
    });
    this.sessions.refuse(ended);
  }
}
