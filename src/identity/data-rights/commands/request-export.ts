import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../platform/domain/refusal.js';
import { Reauthentication, type ReauthenticationInput } from '../../credentials/reauthentication.js';
import { DataExport } from '../domain/data-export.js';
import { User } from '../../users/domain/user.js';
import { SecurityLog } from '../../security-log/security-log.js';

/**
 * A person asks for a copy of everything that is held about them, and shows once more who they are; one that is of use is
 * not made again.
 */
export class RequestExport extends Command<void> {
  constructor(
    readonly userId: string,
    readonly shown: ReauthenticationInput,
  ) {
    super();
  }
}

@CommandHandler(RequestExport)
export class RequestExportHandler implements ICommandHandler<RequestExport> {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused` (the try is counted)
   */
  async execute({ userId, shown }: RequestExport): Promise<void> {
    await this.reauthentication.run(userId, 'export-data', shown, async (em) => {
      // Two browsers at once make one copy.
      const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
      const now = new Date();
      const known = await em.find(DataExport, { userId });
      if (known.some((one) => one.isCurrent(now))) return;
      em.persist(DataExport.want(randomUUIDv7(), userId, now));
      await this.securityLog.record({ kind: 'export-requested', userId });
    });
  }
}
