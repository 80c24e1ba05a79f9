import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LocationView } from '#contracts/webstore/locations.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { forgetChosenLocation } from '../../../lib/chosen-location.js';
import { useServices, useUser } from '../../../lib/services.js';
import { locations } from '../../../texts/locations.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { forgetLocation, refetchLocations } from '../api.js';

interface RemoveDialogProps {
  location: LocationView;
  vendorId: string;
  onClose: () => void;
}

const texts = locations.removing;

/** Asks before a location is removed for good; for one that is on the site it first suggests to unpublish it (WS-195). */
export function RemoveDialog({ location, vendorId, onClose }: RemoveDialogProps) {
  const name = location.name || locations.unnamed;
  const { api } = useServices();
  const user = useUser();
  const queryClient = useQueryClient();
  const params = { id: location.id };
  const remove = useAction(
    () => api.call(locationsRoutes.deleteWebstore, { params }),
    texts.removed(name),
    () => {
      if (user) forgetChosenLocation(user.id, location.id);
      forgetLocation(queryClient, location.id, vendorId);
    },
  );
  const unpublish = useAction(() => api.call(webstoreRoutes.unpublish, { params }), texts.unpublished(name));
  const isOnSite = location.publishStatus !== 'Unpublished';
  return (
    <ConfirmDialog
      isOpen
      title={texts.title(name)}
      text={isOnSite ? `${texts.suggestion} ${texts.text}` : texts.text}
      confirm={texts.confirm}
      cancel={texts.keep}
      {...(isOnSite && {
        instead: {
          action: texts.unpublish,
          isPending: unpublish.isPending,
          onPress: () => unpublish.mutate(undefined, { onSettled: onClose }),
        },
      })}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

/** A change of a location, after which the lists are read again. */
function useAction(act: () => Promise<unknown>, done: string, after?: () => void) {
  const { toasts } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      after?.();
      await refetchLocations(queryClient);
      toasts.show('success', done);
    },
    onError: ({ message }) => toasts.show('error', message),
  });
}
