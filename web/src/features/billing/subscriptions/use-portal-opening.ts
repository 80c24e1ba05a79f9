import { useState } from 'react';
import { useIsImpersonated, useServices, useUser } from '../../../lib/services.js';
import { usePortal, type Portal } from '../../../shell/use-portal.js';
import { upgrade as texts } from '../../../texts/upgrade.js';

export interface PortalOpening {
  isPending: boolean;
  open: () => void;
  portal: Portal;
}

/** Opens the portal for cards, invoices and cancelling; says when that fails (BIL-44). Operators may not (OP-31). */
export function usePortalOpening(vendorId: string): PortalOpening {
  const { toasts } = useServices();
  const user = useUser();
  const isImpersonated = useIsImpersonated();
  const portal = usePortal();
  const [isPending, setPending] = useState(false);
  const open = async () => {
    if (user?.isAdmin === true || isImpersonated) return toasts.show('error', texts.adminsOnly);
    setPending(true);
    await portal.open(vendorId).catch(() => toasts.show('error', texts.portalFailed));
    setPending(false);
  };
  return { isPending, open: () => void open(), portal };
}
