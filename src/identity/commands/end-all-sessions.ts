import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionEnder } from '../sessions/session-ender.js';

/** Signs a person out everywhere. */
export class EndAllSessions extends Command<void> {
  constructor(readonly userId: string) {
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

  async execute({ userId }: EndAllSessions): Promise<void> {
    const ended = await this.unitOfWork.run(async (em) => {
      const ids = await this.sessions.endAll(em, userId);
      await this.securityLog.record({ kind: 'all-sessions-ended', userId, note: `${ids.length} sessions` });
      return ids;
    });
    this.sessions.refuse(ended);
  }
}
