import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { writeArea, type MapArea } from '#contracts/directory/map-area.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { routeKey } from '../../../lib/route-query.js';
import type { SearchCriteria } from '../api.js';

/** The vendors of a search in the visible part of the map; the previous ones stay until these are loaded. */
export const vendorMapQuery = (
  api: ApiClient,
  { categoryId, place, radius, state, national, filters, ranges }: SearchCriteria,
  area: MapArea,
) => {
  const query = {
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(place ? { place } : {}),
    ...(state === undefined ? {} : { state }),
    ...(national ? { national } : {}),
    ...(radius === undefined ? {} : { radius }),
    ...(filters ? { filters } : {}),
    ...(ranges ? { ranges } : {}),
  };
  return queryOptions({
    queryKey: [...routeKey(directoryRoutes.vendorMap, { query }), writeArea(area)],
    queryFn: ({ signal }) => api.call(directoryRoutes.vendorMap, { query: { ...query, area }, signal }),
    placeholderData: keepPreviousData,
  });
};
