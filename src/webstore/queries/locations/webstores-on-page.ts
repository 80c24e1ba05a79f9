import { sql, type Kysely } from 'kysely';
import { pageOf } from '#src/platform/database/page-of.js';
import type { PageQuery } from '#contracts/shared/page.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { webstoresWithParts, type WebstoreWithParts } from '../webstore-rows.js';

interface OfVendor extends PageQuery {
  vendorId: string;
  /**
   * Present when the webstore that opens at a sign-in comes before all others: the chosen one if it belongs to the
   * vendor, else the first that was created (ID-57).
   */
  opens?: { chosen: string | null };
}

/** Reads a page of a business's webstores, the newest first, with the number of all. */
export async function webstoresOnPage(
  tables: Kysely<WebstoreTables>,
  { vendorId, page, pageSize, opens }: OfVendor,
): Promise<{ rows: WebstoreWithParts[]; numResults: number }> {
  const ofVendor = tables.selectFrom('webstore.webstore').where('vendor_id', '=', vendorId);
  const opened = ofVendor
    .select('id')
    .orderBy(sql`id is not distinct from ${opens?.chosen ?? null}::uuid`, 'desc')
    .orderBy('created')
    .orderBy('id')
    .limit(1);
  const ordered = ofVendor
    .select('id')
    .$if(opens !== undefined, (query) => query.orderBy((eb) => eb('id', '=', opened), 'desc'))
    .orderBy('created', 'desc')
    .orderBy('id', 'desc');
  const { rows: onPage, numResults } = await pageOf(ordered, ofVendor, { page, pageSize });
  const ids = onPage.map(({ id }) => id);
  const known = new Map((await webstoresWithParts(tables, ids)).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => known.get(id) ?? []), numResults };
}
