import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { daysInSpan, daysOfSpan } from '#contracts/shared/calendar-day.js';
import { longestAvailabilityRange, type AvailabilityDayView } from '#contracts/webstore/availability.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { WebstoreReaders } from '../webstore-readers.js';
import type { WebstoreTables } from '../webstore.tables.js';

export interface AskedDays {
  /** yyyy-MM-dd, both included. */
  startDate: string | undefined;
  endDate: string | undefined;
  /** Including days without an entry. */
  flag: boolean;
}

/**
 * Returns a vendor's availability on the days of a period; if the page is not on the site, only to its owner and
 * admins.
 */
export class AvailabilityOfWebstore extends Query<AvailabilityDayView[]> {
  constructor(
    readonly webstoreId: string,
    readonly reader: SignedInUser | undefined,
    readonly asked: AskedDays,
  ) {
    super();
  }
}

@QueryHandler(AvailabilityOfWebstore)
export class AvailabilityOfWebstoreHandler implements IQueryHandler<AvailabilityOfWebstore> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly readers: WebstoreReaders,
  ) {}

  async execute({ webstoreId, reader, asked }: AvailabilityOfWebstore): Promise<AvailabilityDayView[]> {
    const days = askedDays(asked, new Date());
    const tables = this.database.tables<WebstoreTables>();
    const webstore = await tables
      .selectFrom('webstore.webstore')
      .where('id', '=', webstoreId)
      .select((row) => row('published', 'is not', null).as('is_published'))
      .executeTakeFirst();
    const isSeen = webstore && (Boolean(webstore.is_published) || (await this.readers.mayEdit(webstoreId, reader)));
    if (!isSeen) throw new Refusal('webstore-not-found', 'Webstore not found.');
    const entries = await tables
      .selectFrom('webstore.availability')
      .where('webstore_id', '=', webstoreId)
      .where('day', '=', sql<string>`any(${days}::date[])`)
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'state'])
      .execute();
    const stateOf = new Map(entries.map(({ day, state }) => [day, state]));
    return days
      .map((day) => ({ availabilityDate: day, availability: stateOf.get(day) ?? ('unknown' as const) }))
      .filter(({ availability }) => asked.flag || availability !== 'unknown');
  }
}

/** From the first day of this month to the end of the month after the start, by default (WS-218). */
function askedDays({ startDate, endDate }: AskedDays, now: Date): string[] {
  const first = startDate ?? dayAt(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const start = new Date(first);
  const last = endDate ?? dayAt(start.getUTCFullYear(), start.getUTCMonth() + 2, 0);
  if (daysInSpan(first, last) <= longestAvailabilityRange) return daysOfSpan(first, last);
  return daysOfSpan(
    first,
    dayAt(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate() + longestAvailabilityRange - 1),
  );
}

const dayAt = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
