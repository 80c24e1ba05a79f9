import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf, monthOf } from '../../base/months.js';
import { useServices } from '../../lib/services.js';
import { availabilityQuery, keptInEditor } from './api.js';

interface MarkedDays {
  /** Undefined while it is unknown. */
  count: number | undefined;
  hasAny: boolean;
  /** yyyy-MM-dd */
  nextOpen: string | undefined;
}

/** A vendor's marked days from today on, among those with which the calendar opens; makes no further requests. */
export function useMarkedDays(webstoreId: string): MarkedDays {
  const { api } = useServices();
  const [today] = useState(() => new Date());
  const days = availabilityQuery(api, webstoreId, monthOf(today));
  const { data: known } = useQuery({ ...days, staleTime: keptInEditor });
  const ahead = (known ?? []).filter(
    ({ availability, availabilityDate }) => availability !== 'unknown' && availabilityDate >= dayOf(today),
  );
  const [nextOpen] = ahead
    .filter(({ availability }) => availability === 'available')
    .map(({ availabilityDate }) => availabilityDate)
    .sort();
  return { count: known && ahead.length, hasAny: ahead.length > 0, nextOpen };
}
