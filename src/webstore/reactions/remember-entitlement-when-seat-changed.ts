import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SeatAssigned } from '#contracts/billing/billing.messages.js';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Webstore } from '../domain/webstore.js';
import { lockEntitlement } from '../lock-entitlement.js';

/** Billing's messages about seats, which have the same shape: each contains the complete current state. */
type SeatFact = PayloadOfKind<typeof SeatAssigned>;

/**
 * Keeps webstore's own copy of a plan's entitlement, so that no read depends on billing. Messages about one webstore
 * arrive in any order and concurrently, so the copy is locked before its version is compared, and the webstore before
 * its state is read: a concurrent publish would be listed with the old plan.
 */
@Injectable()
@Consumes({ consumer: 'webstore.remember-entitlement' })
export class RememberEntitlementWhenSeatChanged implements Reaction<SeatFact> {
  async react(fact: SeatFact, em: EntityManager): Promise<void> {
    const { webstoreId, features, version } = fact;
    const entitlement = await lockEntitlement(em, webstoreId);
    const isNews = entitlement.remember({ tier: fact.tier as SubscriptionTier, features, version });
    if (!isNews) return;
    const webstore = await em.findOne(Webstore, { id: webstoreId }, { lockMode: LockMode.PESSIMISTIC_READ });
    webstore?.entitlementChanged(version);
  }
}
