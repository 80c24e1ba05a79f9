import { queryOptions } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { ApiClient } from '../../../lib/api-client.js';

/** Largest number of ids in one call; the newest come first. */
const atOnce = 100;

/** The cards of the newest favorites. */
export const favoriteCardsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: [directoryRoutes.listIds.path, 'dashboard', ids],
    queryFn: ({ signal }): Promise<ListingCardView[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : api.call(directoryRoutes.listIds, { body: { ids: ids.slice(0, atOnce) }, signal }),
  });

/** Favorites of one category; none if the category is only wanted. */
export interface Pile {
  category: CategoryView;
  listings: ListingCardView[];
}

/** Categories with favorites first, then wanted ones without any. */
export function pilesOf(
  cards: readonly ListingCardView[],
  lookedFor: readonly number[],
  categories: readonly CategoryView[],
): Pile[] {
  const byCategory = Map.groupBy(cards, ({ categoryId }) => categoryId);
  const ids = new Set([...byCategory.keys(), ...lookedFor]);
  return [...ids].flatMap((id) => {
    const category = categories.find((one) => one.id === id);
    return category ? [{ category, listings: byCategory.get(id) ?? [] }] : [];
  });
}
