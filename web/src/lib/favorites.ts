import {
  mutationOptions,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { ApiClient } from './api-client.js';
import { ProblemError } from './problem-error.js';
import { routeQuery } from './route-query.js';
import { useServices } from './services.js';

/** Webstores to add to the favorites, or to remove. */
export interface FavoriteChange {
  ids: readonly string[];
  isFavorite: boolean;
}

/** Favorites after a change, newest first. */
export function afterChange(favorites: readonly string[], { ids, isFavorite }: FavoriteChange): string[] {
  const others = favorites.filter((id) => !ids.includes(id));
  return isFavorite ? [...ids, ...others] : others;
}

/** The signed-in user in the api's view, which other browsers of theirs change too. */
const accountQuery = (api: ApiClient) =>
  queryOptions({ ...routeQuery(api, identityRoutes.currentUser, {}), staleTime: 60_000 });

const mutationKey = ['favorites'];

/** Applies changes one after the other, each to the result of the previous one. */
const favoriteChange = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey,
    scope: { id: 'favorites' },
    mutationFn: async (change: FavoriteChange): Promise<AuthUserView> => {
      const account = accountQuery(api);
      try {
        return await update(api, await queryClient.query({ ...account, staleTime: 'static' }), change);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'changed-meanwhile') throw error;
        // Another browser was faster: its favorites stay.
        return update(api, await queryClient.query({ ...account, staleTime: 0 }), change);
      }
    },
    onSuccess: async (user) => {
      const { queryKey } = accountQuery(api);
      // Data that were loaded before the change must not overwrite it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, user);
    },
  });

const update = (api: ApiClient, { id, props, version }: AuthUserView, change: FavoriteChange) =>
  api.call(identityRoutes.updateUser, {
    params: { id },
    body: { props: { favorites: afterChange(props.favorites, change) }, version },
  });

/**
 * The user's favorites, with every pending change applied optimistically; a failed one is undone. For event users only.
 */
export function useFavorites() {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(accountQuery(api));
  const onTheirWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as FavoriteChange,
  });
  return { favorites: data && onTheirWay.reduce(afterChange, data.props.favorites), isError, isFetching, refetch };
}

export function useChangeFavorites() {
  const { api } = useServices();
  return useMutation(favoriteChange(api, useQueryClient()));
}
