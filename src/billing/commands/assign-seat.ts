import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Seat } from '../domain/seat.js';
import { Subscription } from '../domain/subscription.js';
import { takeSeats } from '../take-seats.js';

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

  /** @throws Refusal `not-found`, `subscription-quantity-exceeded` */
  execute({ webstoreId, subscriptionId }: AssignSeat): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      // Locked, so that seats are counted one after the other, and that a subscription that ends at the same moment
      // either includes this seat or has ended before.
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const subscription = await em.findOne(Subscription, subscriptionId, lock);
      if (!subscription) throw new Refusal('not-found', 'Subscription not found.');
      const where = { $or: [{ subscriptionId }, { webstoreId }] };
      takeSeats(em, { subscription, seats: await em.find(Seat, where), webstoreIds: [webstoreId] });
    });
  }
}
