import { Injectable } from '@nestjs/common';
import type { PublicationState, PublicationView } from '#contracts/directory/directory.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { WebstoreFacade, type Publication } from '#src/webstore/public/webstore-facade.js';
import type { DirectoryTables } from './directory.tables.js';

type ListingRow = Pick<
  DirectoryTables['directory.listing'],
  'webstore_id' | 'published_version' | 'indexed_published_version' | 'index_error' | 'live_at'
>;

/** Reads how far the newest publishes are from being found. */
@Injectable()
export class PublicationReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly webstores: WebstoreFacade,
  ) {}

  /** Views of the webstores that exist. */
  async read(webstoreIds: readonly string[]): Promise<PublicationView[]> {
    const publications = await this.webstores.publications(webstoreIds);
    const rows = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .where('webstore_id', 'in', [...webstoreIds])
      .select(['webstore_id', 'published_version', 'indexed_published_version', 'index_error', 'live_at'])
      .execute();
    const listings = new Map(rows.map((row) => [row.webstore_id, row]));
    return publications.map((publication) => viewOf(publication, listings.get(publication.webstoreId)));
  }
}

function viewOf(publication: Publication, listing: ListingRow | undefined): PublicationView {
  const state = stateOf(publication, listing);
  const liveAt = state === 'live' && listing?.live_at ? new Date(listing.live_at) : null;
  const { publishedAt } = publication;
  return {
    webstoreId: publication.webstoreId,
    state,
    publishedVersion: publication.publishedVersion,
    publishedAt: publishedAt?.toISOString() ?? null,
    liveAt: liveAt?.toISOString() ?? null,
    secondsToLive: liveAt && publishedAt ? Math.max(0, (liveAt.getTime() - publishedAt.getTime()) / 1_000) : null,
  };
}

function stateOf(publication: Publication, listing: ListingRow | undefined): PublicationState {
  if (!publication.isPublished) return 'unpublished';
  if (!listing || listing.published_version < publication.publishedVersion) return 'queued';
  if (listing.indexed_published_version >= publication.publishedVersion) return 'live';
  return listing.index_error === null ? 'indexing' : 'refused';
}
