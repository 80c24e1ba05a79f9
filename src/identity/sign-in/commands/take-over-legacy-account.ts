import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserField } from '#contracts/identity/user-field.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PasswordPolicy } from '../../credentials/password-policy.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { grantRefused } from '../../one-time-codes/grant-refused.js';
import { PasswordGrants } from '../../one-time-codes/password-grants.js';
import type { SignInOutcome } from '../answer-sign-in.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionStarter } from '../session-starter.js';

/** Completes an imported account (ID-61) with its first password and the fields that it lacks. */
export class TakeOverLegacyAccount extends Command<SignInOutcome> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly fields: Partial<Record<UserField, string>>,
    /** The secret of the grant, from the browser's cookie. */
    readonly grant: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(TakeOverLegacyAccount)
export class TakeOverLegacyAccountHandler implements ICommandHandler<TakeOverLegacyAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policy: PasswordPolicy,
    private readonly grants: PasswordGrants,
    private readonly sessions: SessionStarter,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `password-grant-refused` without a grant for this account, `invalid-input` naming the missing
   *   fields or the password when it is not allowed; then nothing has changed and the grant stays valid
   */
  async execute({ email, password, fields, grant }: TakeOverLegacyAccount): Promise<SignInOutcome> {
    if (grant === undefined) throw grantRefused();
    const passwordHash = await this.policy.hashFor({ email, ...fields }, password);
    return this.unitOfWork.run(async (em) => {
      const who = { username: normaliseEmail(email), isLegacy: true };
      const legacy = await em.findOne(User, who, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!legacy || !(await this.grants.use(em, legacy.id, grant))) throw grantRefused();
      legacy.takeOver(passwordHash, fields);
      this.policy.check(legacy, password);
      await this.securityLog.record({ kind: 'password-reset', userId: legacy.id, note: 'older user pool' });
      await em.flush();
      return this.sessions.start(legacy, 'password');
    });
  }
}
