import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The rating of a business elsewhere: webstore's own copy, so that search needs no other service. */
@Entity({ schema: 'webstore', tableName: 'rating' })
export class WebstoreRating {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  /** Tenths of stars, 10 to 50. */
  @Property({ type: 'integer' })
  tenths: number;

  @Property({ type: 'integer' })
  reviews: number;

  /** The rated place; null for a rating that was imported without one. */
  @Property({ type: 'text', nullable: true })
  placeId: string | null;

  static of(webstoreId: string, tenths: number, reviews: number, placeId: string | null): WebstoreRating {
    return Object.assign(new WebstoreRating(), { webstoreId, tenths, reviews, placeId });
  }
}
