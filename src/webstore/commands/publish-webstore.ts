import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountClosings } from '#src/identity/public/account-closings.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebAddress } from '../domain/web-addresses/web-address.js';
import { WebstoreImage } from '../domain/images/webstore-image.js';
import { loadWebstoreToPublish } from './load-webstore.js';

/** Makes the draft the published version (WS-189); for operators only once the vendor has accepted the terms (ID-113). */
export class PublishWebstore extends Command<void> {
  constructor(
    readonly webstoreId: string,
    readonly byOperator = false,
  ) {
    super();
  }
}

@CommandHandler(PublishWebstore)
export class PublishWebstoreHandler implements ICommandHandler<PublishWebstore> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly closings: AccountClosings,
  ) {}

  /** @throws Refusal `terms-not-accepted`; `removal-requested` while the business is to be removed (OP-39), `account-is-closed` */
  execute({ webstoreId, byOperator }: PublishWebstore): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstoreToPublish(em, webstoreId);
      if (byOperator) await this.checkTerms(webstore.vendorId);
      await this.checkKept(webstore.vendorId);
      await this.checkOpen(webstore.vendorId);
      const images = await em.find(WebstoreImage, { webstoreId });
      const gallery = images.filter(({ purpose, deletedAt }) => purpose === 'general' && deletedAt === null);
      const now = new Date();
      const before = webstore.published?.googlePlaceId;
      webstore.publish(gallery, now);
      if (webstore.draft.googlePlaceId !== before) webstore.ratingWanted();
      // Deleted and replaced pictures were kept only for the page that this one replaces.
      for (const image of images.filter((one) => one.isLeftOver(now) && !webstore.shows(one.id))) {
        image.erase();
        em.remove(image);
      }
      await em.nativeUpdate(WebAddress, { url: webstore.draft.url ?? '', webstoreId }, { published: true });
    });
  }

  private async checkKept(vendorId: string): Promise<void> {
    const removals = await this.identity.removalRequests([vendorId]);
    if (!removals.has(vendorId)) return;
    throw new Refusal('removal-requested', 'This business is scheduled for removal. Cancel the request first.');
  }

  private async checkOpen(vendorId: string): Promise<void> {
    const closed = await this.closings.closedVendors([vendorId]);
    if (!closed.has(vendorId)) return;
    throw new Refusal('account-is-closed', 'The account is closed. Reopen it first, and the page will come back.');
  }

  private async checkTerms(vendorId: string): Promise<void> {
    const vendor = (await this.identity.vendors([vendorId])).get(vendorId);
    if (vendor?.tosAccepted) return;
    throw new Refusal('terms-not-accepted', 'The vendor hasn’t accepted the terms of service yet.');
  }
}
