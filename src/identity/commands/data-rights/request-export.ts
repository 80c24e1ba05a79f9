import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal } from '../../../platform/domain/refusal.js';
import { DataExport } from '../../domain/data-export.js';
import { User } from '../../domain/user.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** A person asks for a copy of everything that is held about them; one that is of use is not made again. */
export class RequestExport extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(RequestExport)
export class RequestExportHandler implements ICommandHandler<RequestExport> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly securityLog: SecurityLog,
  ) {}

  async execute({ userId }: RequestExport): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      // Two browsers at once make one copy.
      const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
      const now = new Date();
      const known = await em.find(DataExport, { userId });
      if (known.some((one) => one.isOfUse(now))) return;
      em.persist(DataExport.want(randomUUIDv7(), userId, now));
      await this.securityLog.record({ kind: 'export-requested', userId });
    });
  }
}
