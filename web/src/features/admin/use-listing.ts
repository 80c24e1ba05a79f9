import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ListingQuery } from '#contracts/shared/listing.query.js';
import type { Route } from '#contracts/shared/route.js';
import { routeQuery } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';

const pageSize = 25;

/** The page that the address asks for; what is no page is the first. */
export function usePage(): { page: number; pageSize: number } {
  const asked = Number(useSearchParams()[0].get('page') ?? 1);
  return { page: Number.isInteger(asked) && asked >= 1 && asked <= 1_000 ? asked : 1, pageSize };
}

/** A list as the address asks for it. */
export function useListing<A>(route: Route<Record<never, never>, ListingQuery, object, A>) {
  const { api } = useServices();
  const [address] = useSearchParams();
  const text = address.get('text')?.trim().slice(0, 120) || undefined;
  const query = { ...usePage(), ...(text !== undefined && { text }) };
  return useQuery({ ...routeQuery(api, route, { query }), placeholderData: keepPreviousData });
}
