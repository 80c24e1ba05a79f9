import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import { cardKeyOf, reachFieldsOf, type ListingDocument } from '#src/directory/index/listing-document.js';
import { rankOf, standingOf } from '#src/directory/index/listing-rank.js';
import type { Posy } from './posy.js';

/**
 * Changes documents of listings, and indexes those that changed: for facts that no command can create in a test, such
 * as an unclaimed webstore or one of last year.
 * @param change returns the fields to change; `at` counts in the order of ids
 */
export async function changeListings(
  posy: Posy,
  change: (document: ListingDocument, at: number) => Partial<ListingDocument>,
  ids?: readonly string[],
): Promise<void> {
  const rows = await posy.sql<{ document: ListingDocument }>(
    `select document from directory.listing
     where document is not null and ($1::uuid[] is null or webstore_id = any($1)) order by webstore_id`,
    [ids ?? null],
  );
  const changed = rows.flatMap(({ document }, at) => {
    const changes = change(document, at);
    if (Object.keys(changes).length === 0) return [];
    const next = { ...document, ...changes };
    const derived = { ...reachFieldsOf(next.location, next.travelRadius), cardKey: cardKeyOf(next) };
    return [{ ...next, ...derived, standing: standingOf(next), rank: rankOf(next) }];
  });
  await posy.sql(
    `update directory.listing as listing set version = version + 1, document = changed.document
     from jsonb_to_recordset($1::jsonb) as changed (id uuid, document jsonb) where listing.webstore_id = changed.id`,
    [JSON.stringify(changed.map((document) => ({ id: document.id, document })))],
  );
  await posy.get(ListingIndexer).indexListings(changed.map(({ id }) => id));
}
