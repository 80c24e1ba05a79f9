import { randomUUIDv7 } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { SignUpKind } from '#contracts/identity/sign-up-kind.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { PasswordPolicy } from '../../credentials/password-policy.js';
import { User, type NewUser } from '../../users/domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionStarter } from '../../sign-in/session-starter.js';

type Registration = Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'phone'> & { password: string };

/** Creates an account, signs its user in, and mails a code to confirm the email (ID-33). */
export class SignUp extends Command<SignedInView['data']> {
  constructor(
    readonly registration: Registration,
    /** The sign-up page it began on, if known (ID-37). */
    readonly startedAs?: SignUpKind,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policy: PasswordPolicy,
    private readonly codes: OneTimeCodes,
    private readonly sessions: SessionStarter,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Account, code and session are created in one transaction. The mail is sent afterwards, as soon as the mail server
   * is available.
   * @throws Refusal `email-taken`; `invalid-input` naming `password` when it is not allowed
   */
  async execute({ registration, startedAs }: SignUp): Promise<SignedInView['data']> {
    const { password, ...person } = registration;
    const passwordHash = await this.policy.hashFor(person, password);
    try {
      return await this.unitOfWork.run(async (em) => {
        const user = User.signUp({ ...person, id: randomUUIDv7(), passwordHash }, startedAs, new Date());
        em.persist(user);
        await em.flush();
        await this.codes.request(em, { userId: user.id, purpose: 'verify-email', address: user.email });
        await this.securityLog.record({ kind: 'signed-up', userId: user.id, ...(startedAs && { note: startedAs }) });
        return this.sessions.startAuthenticated(user, 'password');
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('email-taken', 'An account with this email already exists.');
    }
  }
}
