import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { EntitlementRemembered } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Push } from '#src/platform/realtime/push.js';
import { WebstoreOwners } from '../webstore-owners.js';

type Remembered = PayloadOfKind<typeof EntitlementRemembered>;

/**
 * Has the owner's open pages read the draft again. Billing's own push may be earlier than the entitlement, and a page
 * that was loaded in between would stay locked; this one is sent only after the entitlement is committed.
 */
@Injectable()
@Consumes({ consumer: 'webstore.push-entitlement' })
export class PushEntitlementWhenRemembered implements Reaction<Remembered> {
  constructor(
    private readonly owners: WebstoreOwners,
    private readonly push: Push,
  ) {}

  async react({ webstoreId }: Remembered, _em: EntityManager): Promise<void> {
    const userId = await this.owners.ownerOf(webstoreId);
    if (userId !== undefined) await this.push.toUser(userId, 'EntitlementChanged', { webstoreId });
  }
}
