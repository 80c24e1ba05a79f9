import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX } from 'lucide-react';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { formatLongDay } from '../../../base/format.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';

/** A vendor's availability on a day; undefined while unknown, or where nothing is marked. */
export function useDayState(webstoreId: string, day: string | null): AvailabilityState | undefined {
  const { api } = useServices();
  const { data } = useQuery({
    ...routeQuery(api, webstoreRoutes.availability, {
      params: { id: webstoreId },
      query: { startDate: day ?? '', endDate: day ?? '' },
    }),
    enabled: day !== null,
    staleTime: 60_000,
  });
  const state = data?.find(({ availabilityDate }) => availabilityDate === day)?.availability;
  return state === 'unknown' ? undefined : state;
}

interface DayStateProps {
  day: string;
  state: AvailabilityState;
  words: Record<AvailabilityState, string>;
}

/** A day with what the calendar says of it. */
export function DayState({ day, state, words }: DayStateProps) {
  const Icon = state === 'unavailable' ? CalendarX : CalendarCheck;
  const tone = state === 'unavailable' ? 'bg-sunk text-muted' : 'bg-sage-soft text-sage-ink';
  return (
    <p className={`mt-4 flex gap-3 rounded-card px-4 py-3 text-14 ${tone}`}>
      <Icon className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="grid">
        <span className="font-strong">{words[state]}</span>
        {formatLongDay(day)}
      </span>
    </p>
  );
}
