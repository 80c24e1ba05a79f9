import { useQuery } from '@tanstack/react-query';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { formatLongDay } from '../../../base/format.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { dayIcons, isOpenDay, type KnownDayState } from '../../../shell/event-day/day-icons.js';

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

interface DayStateProps {
  day: string;
  state: KnownDayState;
  words: Record<KnownDayState, string>;
}

/** A day with what the calendar says of it. */
export function DayState({ day, state, words }: DayStateProps) {
  const Icon = dayIcons[state];
  return (
    <p
      className={`mt-4 flex gap-3 rounded-card px-4 py-3 text-14 ${isOpenDay(state) ? 'bg-sage-soft text-sage-ink' : 'bg-sunk text-muted'}`}
    >
      <Icon className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="grid">
        <span className="font-strong">{words[state]}</span>
        {formatLongDay(day)}
      </span>
    </p>
  );
}
