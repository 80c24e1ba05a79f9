import { queryOptions } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { ApiClient } from '../../lib/api-client.js';

/** Largest number of ids in one call. */
const atOnce = 100;

/** The cards of webstores in the order of their ids, without those that have left the site. */
export const favoriteListingsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: [directoryRoutes.listIds.path, ids],
    queryFn: async ({ signal }): Promise<ListingCardView[]> => {
      const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, nth) =>
        ids.slice(nth * atOnce, (nth + 1) * atOnce),
      );
      const ask = (part: string[]) => api.call(directoryRoutes.listIds, { body: { ids: part }, signal });
      return (await Promise.all(parts.map(ask))).flat();
    },
  });

export interface FavoriteGroup {
  categoryId: number;
  name: string;
  listings: ListingCardView[];
}

/** Favourites by category; the category of the newest favourite comes first. */
export function favoriteGroups(
  listings: readonly ListingCardView[],
  categories: readonly CategoryView[],
): FavoriteGroup[] {
  return [...Map.groupBy(listings, ({ categoryId }) => categoryId)].map(([categoryId, inside]) => ({
    categoryId,
    name: categories.find(({ id }) => id === categoryId)?.namePlural ?? inside[0]?.categoryName ?? '',
    listings: inside,
  }));
}
