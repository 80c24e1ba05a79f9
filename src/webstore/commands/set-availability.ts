import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { daysOfSpan } from '#contracts/shared/calendar-day.js';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { AvailabilityDay } from '../domain/availability-day.js';
import { loadWebstoreForLiveFact } from './load-webstore.js';

/**
 * Marks a business as free or booked on a day, or on every day of a span; without a state they are unknown again
 * (OP-43).
 */
export class SetAvailability extends Command<void> {
  constructor(
    readonly webstoreId: string,
    /** yyyy-MM-dd */
    readonly day: string,
    readonly state: AvailabilityState | null,
    /** The last day of a span that begins with `day`. */
    readonly lastDay: string = day,
  ) {
    super();
  }
}

@CommandHandler(SetAvailability)
export class SetAvailabilityHandler implements ICommandHandler<SetAvailability> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId, day, state, lastDay }: SetAvailability): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstoreForLiveFact(em, webstoreId);
      if (state === null) {
        await em.nativeDelete(AvailabilityDay, { webstoreId, day: { $gte: day, $lte: lastDay } });
      } else {
        // Ordered by day, so that concurrent calls about the same days cannot deadlock.
        const days = daysOfSpan(day, lastDay).map((each) => AvailabilityDay.of(webstoreId, each, state));
        await em.upsertMany(AvailabilityDay, days);
      }
      webstore.availabilityChanged();
    });
  }
}
