import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Seat } from '../domain/seat.js';
import { Subscription } from '../domain/subscription.js';

/** Assigns a seat of a subscription to a webstore. */
export class AssignSeat extends Command<void> {
  constructor(
    readonly webstoreId: string,
    readonly subscriptionId: string,
  ) {
    super();
  }
}

@CommandHandler(AssignSeat)
export class AssignSeatHandler implements ICommandHandler<AssignSeat> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId, subscriptionId }: AssignSeat): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      // Locked, so that a subscription that ends at the same moment either includes this seat or has ended before.
      const subscription = await em.findOne(Subscription, subscriptionId, { lockMode: LockMode.PESSIMISTIC_READ });
      if (!subscription) throw new Refusal('not-found', 'There is no such subscription.');
      const seat = (await em.findOne(Seat, { webstoreId })) ?? Seat.of(webstoreId);
      seat.assign(subscription);
      em.persist(seat);
    });
  }
}
