import type { Kysely } from 'kysely';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { shortCalendarOf } from '#contracts/webstore/short-calendar.js';
import { calendarFacts, noCalendar } from '../calendar-facts.js';
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
  const calendar = (await calendarFacts(tables, [row.id])).get(row.id) ?? noCalendar();
  const page = publicView(row, new Map(partners.map((partner) => [partner.id, partner])), keepFlagged);
  return page && { ...page, calendar: shortCalendarOf(calendar, calendar.until) };
}
