import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { WebAddress } from '../domain/web-address.js';
import { WebstoreImage } from '../domain/images/webstore-image.js';
import { loadWebstore } from './load-webstore.js';

/** Makes the draft the published version (WS-189). */
export class PublishWebstore extends Command<void> {
  constructor(readonly webstoreId: string) {
    super();
  }
}

@CommandHandler(PublishWebstore)
export class PublishWebstoreHandler implements ICommandHandler<PublishWebstore> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId }: PublishWebstore): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstore(em, webstoreId);
      const images = await em.find(WebstoreImage, { webstoreId, purpose: 'general' });
      webstore.publish(images, new Date());
      await em.nativeUpdate(WebAddress, { url: webstore.draft.url ?? '', webstoreId }, { published: true });
    });
  }
}
