import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Seat } from '../domain/seat.js';
import { Subscription } from '../domain/subscription.js';
import { OwnWebstores } from '../own-webstores.js';

/** Releases the seats of webstores of a vendor. Webstores without one stay as they are. */
export class UnassignSeats extends Command<void> {
  constructor(
    readonly vendorId: string,
    readonly webstoreIds: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(UnassignSeats)
export class UnassignSeatsHandler implements ICommandHandler<UnassignSeats> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webstores: OwnWebstores,
  ) {}

  /** @throws Refusal `invalid-input` */
  async execute({ vendorId, webstoreIds }: UnassignSeats): Promise<void> {
    await this.webstores.check(vendorId, webstoreIds);
    await this.unitOfWork.run(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
      const plans = await em.find(Subscription, { vendorId }, lock);
      const seats = await em.find(Seat, { webstoreId: { $in: [...webstoreIds] }, subscriptionId: { $ne: null } });
      const changed = new Set(seats.map(({ subscriptionId }) => subscriptionId));
      for (const seat of seats) seat.release();
      for (const plan of plans) if (changed.has(plan.id)) plan.changed();
    });
  }
}
