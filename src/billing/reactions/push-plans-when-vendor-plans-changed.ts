import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { VendorPlansChanged } from '#contracts/billing/billing.messages.js';
import type { PushedSubscription } from '#contracts/billing/billing.socket.js';
import type { SubscriptionView } from '#contracts/billing/billing.views.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Push } from '#src/platform/realtime/push.js';
import { VendorStripeData } from '../queries/vendor-stripe-data.js';

type Changed = PayloadOfKind<typeof VendorPlansChanged>;

/** Notifies the vendor's open pages, in every tab and on every device (BIL-48). */
@Injectable()
@Consumes({ consumer: 'billing.push-plans' })
export class PushPlansWhenVendorPlansChanged implements Reaction<Changed> {
  constructor(
    private readonly queries: QueryBus,
    private readonly identity: IdentityFacade,
    private readonly push: Push,
  ) {}

  async react({ vendorId, subscriptionId }: Changed, _em: EntityManager): Promise<void> {
    const userId = (await this.identity.userIdsOfVendors([vendorId])).get(vendorId);
    if (userId === undefined) return;
    const data = await this.queries.execute(new VendorStripeData(vendorId));
    const changed = data.subscriptions.find(({ id }) => id === subscriptionId);
    await this.push.toUser(userId, 'SubscriptionUpdated', {
      vendorId,
      subscription: changed ? pushed(changed) : noPlan,
      subscriptions: data.subscriptions.map(pushed),
    });
  }
}

/** The remainder of a plan that has ended. */
const noPlan: PushedSubscription = { tier: 'starter', assignedWebstores: [], activeFeatures: [] };

const pushed = ({ tier, assignedWebstores, activeFeatures }: SubscriptionView): PushedSubscription => ({
  tier,
  assignedWebstores,
  activeFeatures,
});
