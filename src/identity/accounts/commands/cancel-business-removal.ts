import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Vendor } from '../../vendors/domain/vendor.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Cancels the removal of a business. */
export class CancelBusinessRemoval extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(CancelBusinessRemoval)
export class CancelBusinessRemovalHandler implements ICommandHandler<CancelBusinessRemoval> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `not-found` for a user without a vendor */
  async execute({ userId }: CancelBusinessRemoval): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const vendor = await em.findOne(Vendor, { userId });
      if (!vendor) throw new Refusal('not-found', 'You don’t have a business on this site.');
      if (!vendor.cancelRemoval()) return;
      await this.securityLog.record({ kind: 'business-removal-taken-back', userId });
    });
  }
}
