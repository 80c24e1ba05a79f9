import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { impersonationRoutes } from '#contracts/identity/impersonation.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { rememberOrigin } from '../../../lib/impersonation-origin.js';
import { useServices } from '../../../lib/services.js';
import { admin } from '../../../texts/admin.js';
import { Button } from '../../../ui/button.js';
import { ReasonDialog } from '../../../ui/reason-dialog.js';

const texts = admin.impersonate;

interface ActForButtonProps {
  userId: string;
  name: string;
  /** Loads an address of this site with a reload. */
  leave?: (address: string) => void;
}

/** Asks for a reason, and starts the impersonation (ID-111, OP-30). */
export function ActForButton({
  userId,
  name,
  leave = (address) => window.location.assign(address),
}: ActForButtonProps) {
  const { api } = useServices();
  const { pathname, search } = useLocation();
  const [asks, setAsks] = useState(false);
  const start = useMutation({
    mutationFn: (reason: string) => api.call(impersonationRoutes.startImpersonation, { body: { userId, reason } }),
    onSuccess: (offer) => {
      rememberOrigin(pathname + search);
      leave(`${pagePaths.landing}?${new URLSearchParams({ ...offer })}`);
    },
  });
  const ask = () => {
    start.reset();
    setAsks(true);
  };
  return (
    <>
      <Button size="small" onPress={ask}>
        {texts.name}
      </Button>
      <ReasonDialog
        isOpen={asks}
        title={texts.title(name)}
        text={texts.text}
        kind="primary"
        confirm={texts.confirm}
        cancel={texts.cancel}
        reasonLabel={texts.reason}
        reasonHint={texts.hint}
        reasonMissing={texts.missing}
        minLength={3}
        maxLength={300}
        isPending={start.isPending || start.isSuccess}
        problem={start.error?.message}
        onConfirm={(reason) => start.mutate(reason)}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
