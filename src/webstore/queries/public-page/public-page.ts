import type { Kysely } from 'kysely';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { webstoresWithParts, type WebstoreWithParts } from '../webstore-rows.js';
import { publicView } from './public-view.js';

/**
 * The published version with the businesses it recommends, or undefined when the webstore is not on the site. Partners
 * need two more statements.
 * @param keepFlagged whether to include pictures that visitors may not see (WS-98)
 */
export async function publicPage(
  tables: Kysely<WebstoreTables>,
  row: WebstoreWithParts,
  keepFlagged: boolean,
): Promise<PublicWebstoreView | undefined> {
  const ids = row.published?.partners.map(({ partnerId }) => partnerId) ?? [];
  const partners = await webstoresWithParts(tables, ids);
  return publicView(row, new Map(partners.map((partner) => [partner.id, partner])), keepFlagged);
}
