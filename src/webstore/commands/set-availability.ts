import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { AvailabilityDay } from '../domain/availability-day.js';
import { loadWebstoreForLiveFact } from './load-webstore.js';

/** Says whether a business is free on a day; without a state the day is unknown again (OP-43). Live at once. */
export class SetAvailability extends Command<void> {
  constructor(
    readonly webstoreId: string,
    /** yyyy-MM-dd */
    readonly day: string,
    readonly state: AvailabilityState | null,
  ) {
    super();
  }
}

@CommandHandler(SetAvailability)
export class SetAvailabilityHandler implements ICommandHandler<SetAvailability> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId, day, state }: SetAvailability): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstoreForLiveFact(em, webstoreId);
      if (state === null) await em.nativeDelete(AvailabilityDay, { webstoreId, day });
      else await em.upsert(AvailabilityDay, AvailabilityDay.of(webstoreId, day, state));
      webstore.availabilityChanged();
    });
  }
}
