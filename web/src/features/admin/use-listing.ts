import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ListingQuery } from '#contracts/shared/listing.query.js';
import type { Route } from '#contracts/shared/route.js';
import { routeQuery } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';
import { usePaging } from '../../lib/use-paging.js';

/** A list with the search and the page of the address. */
export function useListing<A>(route: Route<Record<never, never>, ListingQuery, object, A>) {
  const { api } = useServices();
  const [address] = useSearchParams();
  const text = address.get('text')?.trim().slice(0, 120) || undefined;
  const query = { ...usePaging(), ...(text !== undefined && { text }) };
  return useQuery({ ...routeQuery(api, route, { query }), placeholderData: keepPreviousData });
}
