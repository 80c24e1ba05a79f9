import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { RatingWanted } from '#contracts/webstore/webstore.messages.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { PLACE_DETAILS, type AllPlaceDetails, type PlaceDetails } from '#src/platform/places/details/place-details.js';
import { RememberRating } from '../commands/remember-rating.js';
import { WebstoreRating } from '../domain/webstore-rating.js';
import { Webstore } from '../domain/webstore.js';
import { webstoresWithParts } from '../queries/webstore-rows.js';
import type { WebstoreTables } from '../webstore.tables.js';

const hour = 3_600_000;
/** Milliseconds until a rating is checked again: because of the quotas of maps services, once a week. */
const kept = 7 * 24 * hour;

type Wanted = PayloadOfKind<typeof RatingWanted>;

/**
 * Asks the maps service for the rating of the place whose reviews a page shows, and schedules the next check: in a
 * week, or in an hour if the service does not respond. The page gets no rating but that of its own place.
 */
@Injectable()
@Consumes({ consumer: 'webstore.remember-rating' })
export class RememberRatingWhenWanted implements ClaimingReaction<Wanted> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly commands: CommandBus,
    @Inject(PLACE_DETAILS) private readonly details: AllPlaceDetails,
  ) {}

  async carryOut({ webstoreId }: Wanted): Promise<void> {
    const [row] = await webstoresWithParts(this.database.tables<WebstoreTables>(), [webstoreId]);
    const placeId = row?.published?.googlePlaceId;
    if (!placeId) return;
    // Before the transaction: the service may take seconds.
    const details = await this.details.detailsOf(placeId);
    await this.unitOfWork.run(async (em) => {
      const webstore = await em.findOne(Webstore, { id: webstoreId }, { lockMode: LockMode.PESSIMISTIC_READ });
      // The publish of another place has recorded a message of its own.
      if (webstore?.published?.googlePlaceId !== placeId) return;
      if (details) await this.remember(em, webstore, placeId, details);
      const due = new Date(Date.now() + (details ? kept : hour));
      await this.outbox.schedule(em, RatingWanted({ webstoreId }), { key: `webstore.rating:${webstoreId}`, due });
    });
  }

  private async remember(
    em: EntityManager,
    webstore: Webstore,
    placeId: string,
    { rating, userRatingsTotal: reviews }: PlaceDetails,
  ): Promise<void> {
    const known = await em.findOne(WebstoreRating, { webstoreId: webstore.id });
    if (rating === null) {
      if (known) em.remove(known);
      webstore.ratingChanged();
      return;
    }
    const tenths = Math.round(rating * 10);
    if (known?.placeId === placeId && known.tenths === tenths && known.reviews === reviews) return;
    await this.commands.execute(new RememberRating(webstore.id, tenths, reviews, placeId));
  }
}
