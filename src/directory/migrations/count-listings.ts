import { Migration } from '@mikro-orm/migrations';

/** Listings are counted every few seconds: from an index alone, as the documents of a million take a gigabyte. */
export class CountListings extends Migration {
  override up(): void {
    this.addSql(`
      create index listing_shown on directory.listing (version, indexed_version, changed_at)
      where document is not null`);
    this.addSql(`create index listing_hidden on directory.listing (version, indexed_version) where document is null`);
    this.addSql(
      `create index listing_refused on directory.listing (version, indexed_version) where index_error is not null`,
    );
  }
}
