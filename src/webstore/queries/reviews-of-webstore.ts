import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { isUnlocked } from '#contracts/webstore/sections.js';
import type { WebstoreReviewsView } from '#contracts/webstore/reviews.view.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { PLACE_DETAILS, type AllPlaceDetails } from '#src/platform/places/details/place-details.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { webstoresWithParts } from './webstore-rows.js';

/** The reviews of a business on the site (WS-219). If the maps service fails, the section is empty. */
export class ReviewsOfWebstore extends Query<WebstoreReviewsView> {
  constructor(readonly webstoreId: string) {
    super();
  }
}

@QueryHandler(ReviewsOfWebstore)
export class ReviewsOfWebstoreHandler implements IQueryHandler<ReviewsOfWebstore> {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(PLACE_DETAILS) private readonly details: AllPlaceDetails,
  ) {}

  async execute({ webstoreId }: ReviewsOfWebstore): Promise<WebstoreReviewsView> {
    const [row] = await webstoresWithParts(this.database.tables<WebstoreTables>(), [webstoreId]);
    if (!row?.published) throw new Refusal('webstore-not-found', 'Webstore not found.');
    const { googlePlaceId, name, displayStoreAddress } = row.published;
    if (googlePlaceId === null || !isUnlocked('reviews', row.features)) return { status: 'not-connected', place: null };
    const details = await this.details.detailsOf(googlePlaceId);
    if (!details) return { status: 'unavailable', place: null };
    const { address: _address, ...reviews } = details;
    const url = displayStoreAddress ? details.url : null; // the business's page at the maps service shows the street
    return { status: 'shown', place: { ...reviews, name: details.name || name, url } };
  }
}
