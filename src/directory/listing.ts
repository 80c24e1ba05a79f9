import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ListingDocument } from './index/listing-document.js';

/**
 * The document that the index should have for one webstore, and the version it has. Rows change through SQL only
 * (projection, indexing, rebuild); the entity describes the table.
 */
@Entity({ schema: 'directory', tableName: 'listing' })
@Index({
  name: 'listing_shown',
  expression:
    'create index "listing_shown" on "directory"."listing" ("version", "indexed_version", "changed_at") where document is not null',
})
@Index({
  name: 'listing_hidden',
  expression:
    'create index "listing_hidden" on "directory"."listing" ("version", "indexed_version") where document is null',
})
@Index({
  name: 'listing_refused',
  expression:
    'create index "listing_refused" on "directory"."listing" ("version", "indexed_version") where index_error is not null',
})
@Index({
  name: 'listing_drift',
  expression:
    'create index "listing_drift" on "directory"."listing" ("changed_at") where version > indexed_version and index_error is null',
})
export class Listing {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  /** The webstore's published version that the document was made from; 0 when it is not on the site. */
  @Property({ type: 'integer' })
  publishedVersion: number;

  /** Raised whenever the document changes; the engine's external version. */
  @Property({ type: 'bigint' })
  version: string;

  @Property({ type: 'bigint' })
  indexedVersion: string;

  @Property({ type: 'integer' })
  indexedPublishedVersion: number;

  /** Null: must not be found. */
  @Property({ type: 'jsonb', nullable: true })
  document: ListingDocument | null;

  @Property({ type: 'text' })
  hash: string;

  /** The document's shape number at the time it was made. */
  @Property({ type: 'integer' })
  shape: number;

  /** Why the engine refused this version. */
  @Property({ type: 'text', nullable: true })
  indexError: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  changedAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true, index: 'listing_indexed' })
  indexedAt: Date | null;

  /** When the newest published version became findable. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  liveAt: Date | null;
}
