import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../../../../lib/services.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { SignInUnderWay } from '../../../../ui/sign-in-under-way.js';
import { StatePanel } from '../../../../ui/state-panel.js';

const texts = editAbout.none;

interface NoWebstoreProps {
  /** Whether to start one without being asked (ID-57). */
  startsItself: boolean;
  onStarted: () => void;
}

/**
 * Replaces the editor for a vendor without a webstore: starts one (the api starts only one, even with repeated calls).
 */
export function NoWebstore({ startsItself, onStarted }: NoWebstoreProps) {
  const { api, toasts } = useServices();
  const start = useMutation({
    mutationFn: () => api.call(identityVendorsRoutes.ensureVendor, {}),
    onSuccess: onStarted,
    onError: ({ message }) => toasts.show('error', message),
  });
  const { mutate } = start;
  useEffect(() => {
    if (startsItself) mutate();
  }, [startsItself, mutate]);
  if (startsItself && !start.isError) return <SignInUnderWay text={texts.starting} />;
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
