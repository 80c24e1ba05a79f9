import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { keepFavorites, readFavorites } from '../../lib/kept-favorites.js';
import { useUser } from '../../lib/services.js';

/** Stores the shown favorites for use without a connection. */
export function useKeepFavorites(
  listings: readonly ListingCardView[] | undefined,
  categories: readonly CategoryView[] | undefined,
): void {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId !== undefined && listings && categories) void keepFavorites(userId, { listings, categories });
  }, [userId, listings, categories]);
}

const keptQuery = (userId: string) =>
  queryOptions({ queryKey: ['kept favorites', userId], queryFn: () => readFavorites(userId) });

/** Reads them from this device, only without a connection: otherwise an error is shown as an error. */
export function useKeptFavorites() {
  const userId = useUser()?.id;
  return useQuery({ ...keptQuery(userId ?? ''), enabled: userId !== undefined && !navigator.onLine });
}
