import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeKey } from '../../lib/route-query.js';
import { useServices } from '../../lib/services.js';

/** Milliseconds between two looks while a mail has not gone out. */
const lookAgain = 3_000;

/** The account of whoever is signed in; asked again while a code of theirs has not gone out. */
export const accountQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...routeKey(accountRoutes.account), userId],
    queryFn: ({ signal }) => api.call(accountRoutes.account, { signal }),
    refetchInterval: ({ state }) => (state.data?.emailChange?.isSent === false ? lookAgain : false),
  });

/** Takes over what a call has answered: for these pages, and for whatever else shows who is signed in. */
export function useKnowAccount(): (account: AccountView) => void {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  return (account) => {
    queryClient.setQueryData(accountQuery(api, account.user.id).queryKey, account);
    session.know(account.user);
  };
}
