import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BusinessRemovalRequested } from '#contracts/identity/account.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Webstore } from '../domain/webstore.js';

type Requested = PayloadOfKind<typeof BusinessRemovalRequested>;

/** Takes the pages of a business off the site when its removal is requested (OP-39); the drafts stay. */
@Injectable()
@Consumes({ consumer: 'webstore.unpublish-removed-business' })
export class UnpublishWhenBusinessRemovalRequested implements Reaction<Requested> {
  constructor(private readonly identity: IdentityFacade) {}

  async react({ vendorId }: Requested, em: EntityManager): Promise<void> {
    // Locked first, to wait for a publish that checked for requests before this one was committed.
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const webstores = await em.find(Webstore, { vendorId }, lock);
    // The request may have been withdrawn, and the page published again.
    if (!(await this.identity.removalRequests([vendorId])).has(vendorId)) return;
    for (const webstore of webstores) webstore.unpublish();
  }
}
