import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { normaliseEmail } from '../../domain/normalise-email.js';
import { User } from '../../domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Sends a code for a new password (ID-63). Says nothing about whether there is such an account. */
export class AskForPasswordCode extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(AskForPasswordCode)
export class AskForPasswordCodeHandler implements ICommandHandler<AskForPasswordCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  async execute({ email }: AskForPasswordCode): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, { username: normaliseEmail(email) });
      await this.securityLog.record({ kind: 'reset-asked', userId: user?.id });
      if (user) await this.codes.want(em, { userId: user.id, purpose: 'reset-password', address: user.email });
    });
  }
}
