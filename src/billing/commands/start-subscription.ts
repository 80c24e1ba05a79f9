import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Subscription } from '../domain/subscription.js';

/** Starts a subscription for a vendor. Does nothing if it exists already. */
export class StartSubscription extends Command<void> {
  constructor(
    readonly subscription: {
      id: string;
      vendorId: string;
      tier: SubscriptionTier;
      quantity: number;
      extraFeatures: readonly PlanFeature[];
    },
  ) {
    super();
  }
}

@CommandHandler(StartSubscription)
export class StartSubscriptionHandler implements ICommandHandler<StartSubscription> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ subscription }: StartSubscription): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const known = await em.findOne(Subscription, { id: subscription.id });
      if (!known) em.persist(Subscription.start({ ...subscription, now: new Date() }));
    });
  }
}
