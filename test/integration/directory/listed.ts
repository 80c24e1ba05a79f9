import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import { ListingProjection } from '#src/directory/index/listing-projection.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { ImportWebstores } from '#src/webstore/commands/import/import-webstores.js';
import type { WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { eventually } from '../../support/posy/eventually.js';
import type { Answer, CallParts, Posy } from '../../support/posy/posy.js';

export const search = (posy: Posy, query: CallParts['query'] = {}): Promise<Answer<WebstoreSearchView>> =>
  posy.call(directoryRoutes.webstoreSearch, { query });

export const namesFound = async (posy: Posy, query: CallParts['query']): Promise<string[]> =>
  (await search(posy, query)).body.results.map((card) => card.name);

/** Waits until the workers have indexed every fact so far. */
export const allIndexed = (posy: Posy) =>
  eventually(
    () =>
      posy.sql(`select id from platform.delivery where done_at is null and failed_at is null
                union all select webstore_id from directory.listing where version > indexed_version and index_error is null`),
    (open) => open.length === 0,
  );

/** Publishes and indexes webstores, as the workers would. Returns their ids. */
export async function listed(posy: Posy, builders: readonly WebstoreBuilder[]): Promise<string[]> {
  const webstores = builders.map((builder) => builder.build());
  await posy.execute(new ImportWebstores(webstores));
  const ids = webstores.map(({ id }) => id);
  await indexed(posy, ids);
  return ids;
}

/** Indexes the current facts of webstores, in the api's process; creates the index if there is none. */
export async function indexed(posy: Posy, ids: readonly string[]): Promise<void> {
  if (!(await posy.get(ListingIndex).current())) await buildIndex(posy);
  await posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, ids));
  await posy.get(ListingIndexer).indexListings(ids);
}

/** The documents that the index should have, by webstore. */
export async function documentsOf(posy: Posy): Promise<Map<string, ListingDocument>> {
  const rows = await posy.sql<{ document: ListingDocument }>(
    `select document from directory.listing where document is not null`,
  );
  return new Map(rows.map(({ document }) => [document.id, document]));
}
