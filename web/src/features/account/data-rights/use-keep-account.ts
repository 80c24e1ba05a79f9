import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dataRightsRoutes } from '#contracts/identity/data-rights.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { routeKey } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { dataRights } from '../../../texts/data-rights.js';

/** Restores an account that was going to be erased; the whole site is updated at once. */
export function useKeepAccount({ closesAt: _over, ...user }: AuthUserView) {
  const { api, session, toasts } = useServices();
  const queryClient = useQueryClient();
  const params = { id: user.id };
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(dataRightsRoutes.keepAccount, { params }),
    onSuccess: (closing) => {
      queryClient.setQueryData(routeKey(dataRightsRoutes.accountClosing, { params }), closing);
      session.know(user);
      toasts.show('success', dataRights.closing.kept);
    },
    onError: (error) => toasts.show('error', error.message),
  });
  return { keep: () => mutate(), isKeeping: isPending };
}
