import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { ImportWebstores } from '#src/webstore/commands/import-webstores.js';
import type { WebstoreBuilder } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import type { Answer, CallParts, Posy } from '../../support/posy/posy.js';

export const search = (posy: Posy, query: CallParts['query'] = {}): Promise<Answer<WebstoreSearchView>> =>
  posy.call(directoryRoutes.webstoreSearch, { query });

export const namesFound = async (posy: Posy, query: CallParts['query']): Promise<string[]> =>
  (await search(posy, query)).body.results.map((card) => card.name);

/** Waits until every fact so far has reached the index. */
export const allIndexed = (posy: Posy) =>
  eventually(
    () =>
      posy.sql(`select id from platform.delivery where done_at is null and failed_at is null
                union all select webstore_id from directory.listing where version > indexed_version and index_error is null`),
    (open) => open.length === 0,
  );

/** Puts webstores on the site, all at once, and waits until they can be found. Answers their ids. */
export async function listed(posy: Posy, builders: readonly WebstoreBuilder[]): Promise<string[]> {
  const webstores = builders.map((builder) => builder.build());
  await posy.execute(new ImportWebstores(webstores));
  await allIndexed(posy);
  return webstores.map(({ id }) => id);
}

/** The documents as the index should have them, by webstore. */
export async function documentsOf(posy: Posy): Promise<Map<string, ListingDocument>> {
  const rows = await posy.sql<{ document: ListingDocument }>(
    `select document from directory.listing where document is not null`,
  );
  return new Map(rows.map(({ document }) => [document.id, document]));
}
