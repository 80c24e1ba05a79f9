import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Reauthentication, type ReauthenticationInput } from '../../credentials/reauthentication.js';
import { DataExport } from '../domain/data-export.js';
import { User } from '../../users/domain/user.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Requests an export of all data about a user who proves their identity. A current export is not created again. */
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

  /** @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused` (the attempt is counted) */
  async execute({ userId, shown }: RequestExport): Promise<void> {
    await this.reauthentication.run(userId, 'export-data', shown, async (em) => {
      // Locked, so that two browsers create one export.
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
