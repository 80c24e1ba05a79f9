import { sql, type Kysely } from 'kysely';
import type { PageQuery } from '#contracts/shared/page.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { webstoresWithParts, type WebstoreWithParts } from '../webstore-rows.js';

interface OfVendor extends PageQuery {
  vendorId: string;
  /** The webstore that comes before all others; none when null. */
  opened: string | null;
}

/**
 * Returns the webstore that opens when a vendor signs in: the chosen one if it belongs to the vendor, else the first
 * that was created (ID-57); null without any.
 */
export async function openedWebstore(
  tables: Kysely<WebstoreTables>,
  vendorId: string,
  chosen: string | null,
): Promise<string | null> {
  const opened = await tables
    .selectFrom('webstore.webstore')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .orderBy(sql`id is not distinct from ${chosen}::uuid`, 'desc')
    .orderBy('created')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return opened?.id ?? null;
}

/** Reads a page of a business's webstores, the newest first, with the number of all. */
export async function webstoresOnPage(
  tables: Kysely<WebstoreTables>,
  { vendorId, page, pageSize, opened }: OfVendor,
): Promise<{ rows: WebstoreWithParts[]; numResults: number }> {
  const ofVendor = tables.selectFrom('webstore.webstore').where('vendor_id', '=', vendorId);
  const { count } = await ofVendor.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const onPage = await ofVendor
    .select('id')
    .orderBy(sql`id is not distinct from ${opened}::uuid`, 'desc')
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const ids = onPage.map(({ id }) => id);
  const known = new Map((await webstoresWithParts(tables, ids)).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => known.get(id) ?? []), numResults: Number(count) };
}
