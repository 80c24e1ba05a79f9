import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf, monthOf } from '../../lib/months.js';
import { useServices } from '../../lib/services.js';
import { availabilityQuery } from './api.js';

/** What a vendor has marked from today on, among the days that the calendar opens with; asks for nothing more. */
export function useMarkedDays(webstoreId: string): { hasAny: boolean; nextOpen: string | undefined } {
  const { api } = useServices();
  const [today] = useState(() => new Date());
  const { data = [] } = useQuery(availabilityQuery(api, webstoreId, monthOf(today)));
  const ahead = data.filter(
    ({ availability, availabilityDate }) => availability !== 'unknown' && availabilityDate >= dayOf(today),
  );
  const [nextOpen] = ahead
    .filter(({ availability }) => availability === 'available')
    .map(({ availabilityDate }) => availabilityDate)
    .sort();
  return { hasAny: ahead.length > 0, nextOpen };
}
