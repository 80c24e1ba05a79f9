import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { keepFavorites, readFavorites } from '../../lib/kept-favorites.js';
import { useUser } from '../../lib/services.js';

/** Keeps the favourites that are shown, for when there is no connection. */
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

/** What is kept of them on this device, read only while there is no connection: else an error is an error. */
export function useKeptFavorites() {
  const userId = useUser()?.id;
  return useQuery({ ...keptQuery(userId ?? ''), enabled: userId !== undefined && !navigator.onLine });
}
