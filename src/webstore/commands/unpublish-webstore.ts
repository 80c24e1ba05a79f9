import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { loadWebstoreToPublish } from './load-webstore.js';

/** Takes a webstore off the site and out of search (WS-191). */
export class UnpublishWebstore extends Command<void> {
  constructor(readonly webstoreId: string) {
    super();
  }
}

@CommandHandler(UnpublishWebstore)
export class UnpublishWebstoreHandler implements ICommandHandler<UnpublishWebstore> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId }: UnpublishWebstore): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstoreToPublish(em, webstoreId);
      webstore.unpublish();
    });
  }
}
