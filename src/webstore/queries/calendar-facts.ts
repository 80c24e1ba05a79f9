import { sql, type Kysely } from 'kysely';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import type { MarkedCalendar } from '#contracts/webstore/short-calendar.js';
import type { WebstoreTables } from '../webstore.tables.js';

/** A vendor's calendar from today on, days as yyyy-MM-dd. */
export interface CalendarFacts extends MarkedCalendar {
  booked: string[];
  partly: string[];
  free: string[];
  /** The last day that shortened forms of it have (`shortCalendarOf`): those who read them see three years at least. */
  until: string;
}

/** The calendar of a vendor who has marked no day. */
export const noCalendar = (): CalendarFacts => ({ booked: [], partly: [], free: [], until: lastDay() });

/** Changes once a year, so that most projections of the same facts have the same result. */
const lastDay = () => `${new Date().getUTCFullYear() + 4}-12-31`;

/** Reads the calendars of webstores by id. One statement. */
export async function calendarFacts(
  database: Kysely<WebstoreTables>,
  ids: readonly string[],
): Promise<Map<string, CalendarFacts>> {
  // One calendar at a time: the planner has no statistics of a table that has just been filled, and would read all of
  // it.
  const { rows } = await sql<{ webstore_id: string; day: string; state: AvailabilityState }>`
    select wanted.id as webstore_id, marked.day, marked.state
      from unnest(${[...ids]}::uuid[]) as wanted(id)
      cross join lateral (
        select to_char(day, 'YYYY-MM-DD') as day, state
          from webstore.availability
         where webstore_id = wanted.id and day >= current_date
         order by availability.day
        offset 0
      ) as marked`.execute(database);
  const daysIn = (marked: typeof rows, state: AvailabilityState) =>
    marked.flatMap((row) => (row.state === state ? [row.day] : []));
  return new Map(
    [...Map.groupBy(rows, (row) => row.webstore_id)].map(([id, marked]) => [
      id,
      {
        booked: daysIn(marked, 'unavailable'),
        partly: daysIn(marked, 'partial'),
        free: daysIn(marked, 'available'),
        until: lastDay(),
      },
    ]),
  );
}
