import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { AccountNotices } from '../../notices/account-notices.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';

export interface AddedOperator {
  readonly userId: string;
  /**
   * `code-mailed`: the operator first sets a password with a mailed code. `told`: the operator has a password and gets
   * a notice.
   */
  readonly outcome: 'code-mailed' | 'told' | 'was-one';
}

/** Makes a user an operator, and creates the account if necessary. */
export class AddOperator extends Command<AddedOperator> {
  constructor(
    readonly email: string,
    /** The name of the person who runs the command, for the security log. */
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(AddOperator)
export class AddOperatorHandler implements ICommandHandler<AddOperator> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
    private readonly factors: SecondFactors,
    private readonly notices: AccountNotices,
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Knowing an address must not make anybody an operator: an account whose email was never confirmed may belong to a
   * stranger. Its password is therefore removed, and a mailed code sets the next one. All sessions end.
   */
  async execute({ email, by }: AddOperator): Promise<AddedOperator> {
    return this.unitOfWork.run(async (em) => {
      const user = await this.accountOf(em, email);
      const { id: userId } = user;
      if (user.isAdmin) return { userId, outcome: 'was-one' };
      await this.factors.removeUnlessConfirmed(em, user);
      user.becomeOperator();
      await em.flush();
      await this.sessions.endAll(em, userId);
      await this.securityLog.record({ kind: 'operator-added', userId, note: `by ${by}` });
      this.notices.send(em, 'operator-added', user);
      if (user.passwordHash !== null) return { userId, outcome: 'told' };
      await this.codes.request(em, { userId, purpose: 'reset-password', address: user.email });
      return { userId, outcome: 'code-mailed' };
    });
  }

  private async accountOf(em: EntityManager, email: string): Promise<User> {
    const username = normaliseEmail(email);
    const known = await em.findOne(User, { username }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (known) return known;
    const nobody = { firstName: '', lastName: '', phone: null, passwordHash: null };
    const fresh = User.signUp({ ...nobody, id: randomUUIDv7(), email }, undefined, new Date());
    em.persist(fresh);
    return fresh;
  }
}
