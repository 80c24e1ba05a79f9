import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { refreshQuestionDelay } from '#contracts/billing/upgrade.js';
import { openInNewTab } from '../base/open-in-new-tab.js';
import { useServices } from '../lib/services.js';
import { stripeDataQuery } from '../lib/vendor-plan.js';

export interface Portal {
  /**
   * Opens the payment provider's portal in another tab (BIL-42).
   * @throws ProblemError when there is no session for it, Error when the session has no address
   */
  open: (vendorId: string) => Promise<void>;
  /** Whether to ask if something was changed in the portal (BIL-45). */
  isAsking: boolean;
  /** Reads the plan again from the payment provider. */
  refresh: () => Promise<void>;
  close: () => void;
}

/** The payment provider's portal, and the question that follows three seconds after it was opened. */
export function usePortal(): Portal {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<{ vendorId: string; isAsking: boolean } | null>(null);
  const isWaiting = opened?.isAsking === false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setOpened((last) => last && { ...last, isAsking: true }), refreshQuestionDelay);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return {
    open: async (vendorId) => {
      const { sessionUrl } = await api.call(billingRoutes.createPortalSession, { body: { vendorId } });
      if (!sessionUrl) throw new Error('the portal session has no address');
      openInNewTab(sessionUrl);
      setOpened({ vendorId, isAsking: false });
    },
    isAsking: opened?.isAsking === true,
    refresh: async () => {
      if (!opened) return;
      const params = { id: opened.vendorId };
      const { queryKey } = stripeDataQuery(api, opened.vendorId);
      const fresh = await api.call(billingRoutes.refreshStripeData, { params }).catch(() => undefined);
      setOpened(null);
      if (fresh) queryClient.setQueryData(queryKey, fresh);
      await queryClient.invalidateQueries({ queryKey: [billingRoutes.invoices.path] });
      await queryClient.invalidateQueries({ queryKey: [billingRoutes.contracts.path] });
      if (!fresh) await queryClient.invalidateQueries({ queryKey });
    },
    close: () => setOpened(null),
  };
}
