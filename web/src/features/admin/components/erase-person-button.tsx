import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { formatDate } from '../../../base/format.js';
import { routeKey } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { admin } from '../../../texts/admin.js';
import { Button } from '../../../ui/button.js';
import { ReasonDialog } from '../../../ui/reason-dialog.js';

const texts = admin.erase;

/** Closes the account of a user who has requested erasure by letter, with a reason. */
export function ErasePersonButton({ userId, name }: { userId: string; name: string }) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const params = { id: userId };
  const erase = useMutation({
    mutationFn: (reason: string) => api.call(operationsRoutes.erasePerson, { params, body: { reason } }),
    onSuccess: async ({ closesAt }) => {
      setAsks(false);
      toasts.show('success', texts.begun(formatDate(closesAt)));
      await queryClient.invalidateQueries({ queryKey: routeKey(adminUsersRoutes.adminUser, { params }) });
    },
  });
  const ask = () => {
    erase.reset();
    setAsks(true);
  };
  return (
    <>
      <Button size="small" kind="danger" onPress={ask}>
        {texts.name}
      </Button>
      <ReasonDialog
        isOpen={asks}
        title={texts.title(name)}
        text={texts.text}
        confirm={texts.confirm}
        cancel={texts.cancel}
        reasonLabel={texts.reason}
        reasonHint={texts.hint}
        reasonMissing={texts.missing}
        minLength={3}
        maxLength={300}
        isPending={erase.isPending}
        problem={erase.error?.message}
        onConfirm={(reason) => erase.mutate(reason)}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
