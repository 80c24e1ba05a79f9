import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/domain/refusal.js';
import { Passwords } from '../credentials/passwords.js';
import { normaliseEmail } from '../domain/normalise-email.js';
import { User } from '../domain/user.js';
import type { SignInOutcome } from '../second-factor/sign-in/answer-sign-in.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionStarter } from '../sessions/session-starter.js';

/** Starts a session for whoever knows the password, or asks them for the second factor. */
export class SignIn extends Command<SignInOutcome> {
  constructor(
    readonly identifier: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStarter,
    private readonly securityLog: SecurityLog,
  ) {}

  async execute({ identifier, password }: SignIn): Promise<SignInOutcome> {
    const user = await this.unitOfWork.run((em) => em.findOne(User, { username: normaliseEmail(identifier) }));
    // Between two units of work: hashing takes long and must not hold a connection.
    if (!(await this.passwords.fits(password, user?.passwordHash ?? null)) || !user) {
      await this.securityLog.record({ kind: 'sign-in-failed', userId: user?.id });
      throw invalidCredentials();
    }
    const renewed = await this.renewed(user, password);
    return this.sessions.start(user, 'password', async (em) => {
      const unchanged = await em.findOne(User, { id: user.id, passwordHash: user.passwordHash });
      if (!unchanged) throw invalidCredentials();
      if (renewed !== undefined) unchanged.renewPasswordHash(renewed);
    });
  }

  /** The one moment in which the password is known: its hash can be made anew at the cost that is asked for today. */
  private async renewed({ passwordHash }: User, password: string): Promise<string | undefined> {
    const isOutdated = passwordHash !== null && this.passwords.isOutdated(passwordHash);
    return isOutdated ? this.passwords.hash(password) : undefined;
  }
}

const invalidCredentials = () => new Refusal('invalid-credentials', 'invalid username or password');
