import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeKey } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';

/** Polling interval in milliseconds while a mail has not been sent. */
const pollInterval = 3_000;

/** The account of the signed-in user; polled while a code of theirs has not been sent. */
export const accountQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...routeKey(accountRoutes.account), userId],
    queryFn: ({ signal }) => api.call(accountRoutes.account, { signal }),
    refetchInterval: ({ state }) => (state.data?.emailChange?.isSent === false ? pollInterval : false),
  });

/** Stores the response of a call in the cache, for these pages and for everything else that shows the user. */
export function useKnowAccount(): (account: AccountView) => void {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  return (account) => {
    queryClient.setQueryData(accountQuery(api, account.user.id).queryKey, account);
    session.know(account.user);
  };
}
