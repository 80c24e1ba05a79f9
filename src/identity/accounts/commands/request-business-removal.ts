import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User } from '../../users/domain/user.js';
import { Vendor } from '../../vendors/domain/vendor.js';
import { AccountNotices } from '../../notices/account-notices.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Requests the removal of a business (ID-117). A repeated request does not change the first. */
export class RequestBusinessRemoval extends Command<void> {
  constructor(
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RequestBusinessRemoval)
export class RequestBusinessRemovalHandler implements ICommandHandler<RequestBusinessRemoval> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: AccountNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `not-found` for a user without a vendor */
  async execute({ userId, reason }: RequestBusinessRemoval): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const vendor = await em.findOne(Vendor, { userId });
      if (!vendor) throw new Refusal('not-found', 'You don’t have a business on this site.');
      if (!vendor.requestRemoval(reason, new Date())) return;
      const user = await em.findOneOrFail(User, userId);
      this.notices.send(em, 'business-removal-requested', user);
      await this.securityLog.record({ kind: 'business-removal-requested', userId });
    });
  }
}
