import type { AvailabilityState } from '#contracts/webstore/availability.js';
import type { SetAvailabilityRequest } from '#contracts/webstore/availability.requests.js';
import { daysOfSpan } from '#contracts/shared/calendar-day.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { FakeApi, FakeCall } from './fake-api.js';

export type MarkedDays = readonly (readonly [day: string, state: AvailabilityState])[];

/** Lets a fake api store the calendar of a webstore, like the real one. */
export function withCalendar(api: FakeApi, marked: MarkedDays): FakeApi {
  const states = new Map(marked);
  return api
    .answer(webstoreRoutes.availability, ({ query }: FakeCall) =>
      [...states]
        .filter(([day]) => day >= (query['startDate'] ?? '') && day <= (query['endDate'] ?? ''))
        .map(([availabilityDate, availability]) => ({ availabilityDate, availability })),
    )
    .answer(webstoreRoutes.setAvailability, ({ body }: FakeCall) => {
      const { date, endDate = date, availability } = body as SetAvailabilityRequest;
      for (const day of daysOfSpan(date, endDate)) {
        if (availability === null) states.delete(day);
        else states.set(day, availability);
      }
      return { success: true as const };
    });
}
