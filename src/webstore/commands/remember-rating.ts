import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { WebstoreRating } from '../domain/webstore-rating.js';
import { loadWebstoreForLiveFact } from './load-webstore.js';

/** Stores how guests rate a business. Live at once. */
export class RememberRating extends Command<void> {
  constructor(
    readonly webstoreId: string,
    /** Tenths of stars, 10 to 50. */
    readonly tenths: number,
    readonly reviews: number,
    /** The rated place. */
    readonly placeId: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(RememberRating)
export class RememberRatingHandler implements ICommandHandler<RememberRating> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstoreId, tenths, reviews, placeId }: RememberRating): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const webstore = await loadWebstoreForLiveFact(em, webstoreId);
      await em.upsert(WebstoreRating, WebstoreRating.of(webstoreId, tenths, reviews, placeId));
      webstore.ratingChanged();
    });
  }
}
