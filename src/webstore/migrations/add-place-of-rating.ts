import { Migration } from '@mikro-orm/migrations';

/** Stores which place a rating belongs to, because a vendor may connect another one. */
export class AddPlaceOfRating extends Migration {
  override up(): void {
    this.addSql('alter table webstore.rating add column place_id text');
    this.addSql(`
      update webstore.rating set place_id = coalesce(published, draft) ->> 'googlePlaceId'
      from webstore.webstore where webstore.id = rating.webstore_id`);
  }
}
