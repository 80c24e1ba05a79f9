import { Migration } from '@mikro-orm/migrations';

export class CreateListings extends Migration {
  up(): void {
    this.addSql(`create schema if not exists directory`);
    this.addSql(`
      create table directory.listing (
        webstore_id uuid primary key,
        published_version int not null,
        version bigint not null,
        indexed_version bigint not null,
        indexed_published_version int not null,
        document jsonb null,
        hash text not null,
        shape int not null,
        index_error text null,
        changed_at timestamptz(3) not null,
        indexed_at timestamptz(3) null,
        live_at timestamptz(3) null
      )`);
    // Drift: the few rows that the index does not have yet.
    this.addSql(`
      create index listing_drift on directory.listing (changed_at)
      where version > indexed_version and index_error is null`);
    this.addSql(`create index listing_indexed on directory.listing (indexed_at)`);
  }
}
