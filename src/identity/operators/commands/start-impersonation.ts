import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User } from '../../users/domain/user.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { HandOver, type OfferedHandOver } from '../hand-over.js';

/** Starts an operator's impersonation of a user with a hand-over, and records the reason (ID-111, OP-30). */
export class StartImpersonation extends Command<OfferedHandOver> {
  constructor(
    readonly operatorId: string,
    /** The operator's session, which continues when the impersonation ends. */
    readonly operatorSessionId: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(StartImpersonation)
export class StartImpersonationHandler implements ICommandHandler<StartImpersonation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly handOver: HandOver,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `not-found`, or `invalid-input` naming `userId` when the user is an operator */
  execute({ operatorId, operatorSessionId, userId, reason }: StartImpersonation): Promise<OfferedHandOver> {
    return this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, userId);
      if (!user) throw new Refusal('not-found', 'User not found.');
      if (user.isAdmin) {
        const fields = { userId: ['is-operator'] };
        throw new Refusal('invalid-input', 'Operators can’t be impersonated.', { fields });
      }
      const offered = await this.handOver.offer(userId, operatorId, operatorSessionId);
      const { sessionId } = offered;
      const kind = 'impersonation-started';
      await this.securityLog.record({ kind, userId, actorId: operatorId, sessionId, note: reason });
      return offered;
    });
  }
}
