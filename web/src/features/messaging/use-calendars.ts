import { useQueries } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ShortCalendarView } from '#contracts/webstore/short-calendar.js';
import { routeKey } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';

/** The most webstores that one call names. */
const atOnce = 100;

/**
 * Reads the calendars of webstores, all of a group with one call.
 * @param groups ids of webstores; a group that is read stays so when others are added
 * @returns webstore id -> calendar, without those that are not on the site
 */
export function useCalendars(groups: readonly (readonly string[])[]): ReadonlyMap<string, ShortCalendarView> {
  const { api } = useServices();
  return useQueries({
    queries: groups.map((group) => {
      const ids = [...new Set(group)].sort().slice(0, atOnce);
      return {
        queryKey: [...routeKey(directoryRoutes.listIds), 'calendars', ids],
        queryFn: ({ signal }: { signal: AbortSignal }) => api.call(directoryRoutes.listIds, { body: { ids }, signal }),
        enabled: ids.length > 0,
        staleTime: 60_000,
      };
    }),
    combine: calendarsIn,
  });
}

const calendarsIn = (
  answers: readonly { data: readonly { id: string; calendar: ShortCalendarView }[] | undefined }[],
): ReadonlyMap<string, ShortCalendarView> =>
  new Map(answers.flatMap(({ data = [] }) => data.map(({ id, calendar }) => [id, calendar] as const)));
