import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Webstore } from '../../domain/webstore.js';
import { eraseWebstores } from '../../erase-webstores.js';
import { lockVendors } from '../../lock-vendors.js';

/** Removes a location for good: from lists, the site and search at once, the rest by message (WS-192, OP-57). */
export class DeleteWebstore extends Command<void> {
  constructor(readonly webstoreId: string) {
    super();
  }
}

@CommandHandler(DeleteWebstore)
export class DeleteWebstoreHandler implements ICommandHandler<DeleteWebstore> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal `webstore-not-found`, also for the second of two removals at once */
  execute({ webstoreId }: DeleteWebstore): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await em.findOne(Webstore, { id: webstoreId });
      // A webstore never changes its vendor, whose lock keeps others from erasing it meanwhile.
      if (webstore) await lockVendors(em, [webstore.vendorId]);
      if ((await em.count(Webstore, { id: webstoreId })) === 0) {
        throw new Refusal('webstore-not-found', 'Webstore not found.');
      }
      await eraseWebstores(em, [webstoreId], this.outbox);
    });
  }
}
