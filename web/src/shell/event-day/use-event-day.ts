import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../base/months.js';
import { eventProfileQuery } from '../../lib/event-profile.js';
import { searchDate } from '../../lib/search-date.js';
import { useServices } from '../../lib/services.js';

/**
 * The coming day of a couple's event, yyyy-MM-dd; null without one.
 * @param userId undefined for somebody who has no event
 * @param ofSearches whether to return the day that searches keep where it is not that of the event
 */
export function useEventDay(userId: string | undefined, ofSearches = false): string | null {
  const { api } = useServices();
  const [today] = useState(() => dayOf(new Date()));
  const { data } = useQuery({ ...eventProfileQuery(api, userId ?? ''), enabled: userId !== undefined });
  const day = data?.event?.eventDate.eventDate ?? null;
  const meant = day !== null && ofSearches ? searchDate.of(day) : day;
  return meant !== null && meant >= today ? meant : null;
}
