import { sql, type Kysely } from 'kysely';
import type { MarkedCalendar } from '#contracts/webstore/taken-days.js';
import type { WebstoreTables } from '../webstore.tables.js';

/** A vendor's calendar from today on, days as yyyy-MM-dd. */
export interface CalendarFacts extends MarkedCalendar {
  booked: string[];
  partly: string[];
  /** The last day that shortened forms of it have (`takenDaysOf`): those who read them see three years at least. */
  until: string;
}

/** The calendar of a vendor who has never marked a day. */
export const noCalendar = (): CalendarFacts => ({ booked: [], partly: [], isKept: false, until: lastDay() });

/** Changes once a year, so that most projections of the same facts have the same result. */
const lastDay = () => `${new Date().getUTCFullYear() + 4}-12-31`;

/** Reads the calendars of webstores by id. One statement. */
export async function calendarFacts(
  database: Kysely<WebstoreTables>,
  ids: readonly string[],
): Promise<Map<string, CalendarFacts>> {
  // One calendar at a time: the planner has no statistics of a table that has just been filled, and would read all of
  // it.
  const { rows } = await sql<{ webstore_id: string; day: string | null; state: string | null }>`
    select wanted.id as webstore_id, taken.day, taken.state
      from unnest(${[...ids]}::uuid[]) as wanted(id)
      left join lateral (
        select to_char(day, 'YYYY-MM-DD') as day, state
          from webstore.availability
         where webstore_id = wanted.id and day >= current_date and state <> 'available'
         order by availability.day
        offset 0
      ) as taken on true
     where exists (select from webstore.availability where webstore_id = wanted.id)`.execute(database);
  const days = Map.groupBy(rows, (row) => row.webstore_id);
  const daysIn = (taken: typeof rows, state: string) =>
    taken.flatMap((row) => (row.state === state && row.day ? [row.day] : []));
  return new Map(
    [...days].map(([id, taken]) => [
      id,
      { ...noCalendar(), booked: daysIn(taken, 'unavailable'), partly: daysIn(taken, 'partial'), isKept: true },
    ]),
  );
}
