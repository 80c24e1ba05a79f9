import type { Kysely } from 'kysely';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { takenDaysOf } from '#contracts/webstore/taken-days.js';
import { calendarFacts } from '../calendar-facts.js';
import { webstoresWithParts, type WebstoreWithParts } from '../webstore-rows.js';
import { publicView } from './public-view.js';

/**
 * The published version with the businesses it recommends and its calendar, or undefined when the webstore is not on the
 * site. Partners need two more statements, the calendar one.
 * @param keepFlagged whether to include pictures that visitors may not see (WS-98)
 */
export async function publicPage(
  tables: Kysely<WebstoreTables>,
  row: WebstoreWithParts,
  keepFlagged: boolean,
): Promise<PublicWebstoreView | undefined> {
  const ids = row.published?.partners.map(({ partnerId }) => partnerId) ?? [];
  const partners = await webstoresWithParts(tables, ids);
  const calendar = (await calendarFacts(tables, [row.id])).get(row.id);
  const page = publicView(row, new Map(partners.map((partner) => [partner.id, partner])), keepFlagged);
  return page && { ...page, takenDays: calendar ? takenDaysOf(calendar, calendar.until) : null };
}
