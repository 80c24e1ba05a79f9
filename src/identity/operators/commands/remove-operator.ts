import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';

/** Makes an operator an ordinary user; returns the id. */
export class RemoveOperator extends Command<string> {
  constructor(
    readonly email: string,
    /** The name of the person who runs the command, for the security log. */
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveOperator)
export class RemoveOperatorHandler implements ICommandHandler<RemoveOperator> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends all sessions, including impersonations; the database notifies the api processes.
   * @throws Refusal `not-found` when no operator has this email
   */
  async execute({ email, by }: RemoveOperator): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      const who = { username: normaliseEmail(email), isAdmin: true };
      const operator = await em.findOne(User, who, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!operator) throw new Refusal('not-found', `There is no operator with the email ${who.username}.`);
      operator.ceaseToOperate();
      await em.flush();
      await this.sessions.endAll(em, operator.id);
      await this.securityLog.record({ kind: 'operator-removed', userId: operator.id, note: `by ${by}` });
      return operator.id;
    });
  }
}
