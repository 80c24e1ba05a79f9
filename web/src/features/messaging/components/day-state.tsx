import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarDays, CalendarX } from 'lucide-react';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { formatLongDay } from '../../../base/format.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';

/** The state of a day in a calendar; `unknown` where nothing is marked. */
export type KnownDayState = AvailabilityState | 'unknown';

/** A vendor's availability on a day; undefined until it has been read, and without a day. */
export function useDayState(webstoreId: string, day: string | null): KnownDayState | undefined {
  const { api } = useServices();
  const { data } = useQuery({
    ...routeQuery(api, webstoreRoutes.availability, {
      params: { id: webstoreId },
      query: { startDate: day ?? '', endDate: day ?? '' },
    }),
    enabled: day !== null,
    staleTime: 60_000,
  });
  return data && (data.find(({ availabilityDate }) => availabilityDate === day)?.availability ?? 'unknown');
}

export const dayIcons = {
  available: CalendarCheck,
  partial: CalendarCheck,
  unavailable: CalendarX,
  unknown: CalendarDays,
} as const;

interface DayStateProps {
  day: string;
  state: KnownDayState;
  words: Record<KnownDayState, string>;
}

/** A day with what the calendar says of it. */
export function DayState({ day, state, words }: DayStateProps) {
  const Icon = dayIcons[state];
  const isOpen = state === 'available' || state === 'partial';
  return (
    <p
      className={`mt-4 flex gap-3 rounded-card px-4 py-3 text-14 ${isOpen ? 'bg-sage-soft text-sage-ink' : 'bg-sunk text-muted'}`}
    >
      <Icon className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="grid">
        <span className="font-strong">{words[state]}</span>
        {formatLongDay(day)}
      </span>
    </p>
  );
}
