import { useMutation } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../../../../lib/services.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { StatePanel } from '../../../../ui/state-panel.js';

const texts = editAbout.none;

/**
 * Replaces the editor for a vendor without a webstore: starts one (the api starts only one, even with repeated calls).
 */
export function NoWebstore({ onStarted }: { onStarted: () => void }) {
  const { api, toasts } = useServices();
  const start = useMutation({
    mutationFn: () => api.call(identityVendorsRoutes.ensureVendor, {}),
    onSuccess: onStarted,
    onError: ({ message }) => toasts.show('error', message),
  });
  const actions = (
    <>
      <Button kind="primary" onPress={() => start.mutate()} isPending={start.isPending}>
        {texts.start}
      </Button>
      <ButtonLink to={pagePaths.vendors}>{texts.action}</ButtonLink>
    </>
  );
  return <StatePanel icon={Store} title={texts.title} text={texts.text} actions={actions} />;
}
