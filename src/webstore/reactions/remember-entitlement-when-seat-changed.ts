import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SeatAssigned } from '#contracts/billing/billing.messages.js';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/messages/consumer.js';
import { Entitlement } from '../domain/entitlement.js';
import { Webstore } from '../domain/webstore.js';

/** Billing's facts about seats, all of one shape: each tells the whole present state. */
type SeatFact = PayloadOfKind<typeof SeatAssigned>;

/** Keeps webstore's own copy of what a plan allows, so that nobody has to ask billing. */
@Injectable()
@Consumes({ consumer: 'webstore.remember-entitlement' })
export class RememberEntitlementWhenSeatChanged implements Reaction<SeatFact> {
  async react(fact: SeatFact, em: EntityManager): Promise<void> {
    const { webstoreId, features, version } = fact;
    const entitlement = (await em.findOne(Entitlement, { webstoreId })) ?? Entitlement.none(webstoreId);
    const isNews = entitlement.remember({ tier: fact.tier as SubscriptionTier, features, version });
    if (!isNews) return;
    em.persist(entitlement);
    const webstore = await em.findOne(Webstore, { id: webstoreId });
    webstore?.entitlementChanged(version);
  }
}
