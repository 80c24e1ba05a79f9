import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import { useServices } from '../../../lib/services.js';
import { admin } from '../../../texts/admin.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';

const texts = admin.signOut;

/** Signs a user out everywhere, if their account has been compromised. */
export function SignOutButton({ userId, name }: { userId: string; name: string }) {
  const { api, toasts } = useServices();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(adminUsersRoutes.signOutUser, { params: { id: userId } }),
    onSuccess: () => toasts.show('success', texts.done(name)),
    onError: (error) => toasts.show('error', error.message),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {texts.name}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.title(name)}
        text={texts.text}
        confirm={texts.confirm}
        cancel={texts.cancel}
        isPending={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
