import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User } from '../../users/domain/user.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../session-ender.js';

/** Signs a user out everywhere. */
export class EndAllSessions extends Command<void> {
  constructor(
    readonly userId: string,
    /** The operator who requested it; absent if it was the user. */
    readonly operatorId?: string,
  ) {
    super();
  }
}

@CommandHandler(EndAllSessions)
export class EndAllSessionsHandler implements ICommandHandler<EndAllSessions> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `not-found` without such a user */
  async execute({ userId, operatorId: actorId }: EndAllSessions): Promise<void> {
    const ended = await this.unitOfWork.run(async (em) => {
      if ((await em.count(User, { id: userId })) === 0) throw new Refusal('not-found', 'User not found.');
      const ids = await this.sessions.endAll(em, userId);
      await this.securityLog.record({ kind: 'all-sessions-ended', userId, actorId, note: `${ids.length} sessions` });
      return ids;
    });
    this.sessions.refuse(ended);
  }
}
