import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import '#contracts/billing/billing.socket.js';
import { refetchDraft } from '../features/webstore/api.js';
import { applyPlans } from '../features/webstore/apply-plans.js';
import { useServices } from '../lib/services.js';
import { subscriptions } from '../texts/subscriptions.js';

const paidPaths = [billingRoutes.stripeData.path, billingRoutes.invoices.path, billingRoutes.contracts.path];

/**
 * Has every open page of a vendor follow a plan that changed, without a reload (BIL-48 to BIL-50). After the connection
 * was lost, a push may have been missed: plan and draft are read again.
 */
export default function SubscriptionUpdates() {
  const { socket, toasts } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const readPlans = () => {
      for (const path of paidPaths) void queryClient.invalidateQueries({ queryKey: [path] });
    };
    let wasReady = false;
    const stops = [
      socket.on('SubscriptionUpdated', (pushed) => {
        readPlans();
        applyPlans(queryClient, pushed);
        toasts.show('success', subscriptions.updated);
      }),
      socket.onReady(() => {
        if (wasReady) {
          readPlans();
          void refetchDraft(queryClient);
        }
        wasReady = true;
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [socket, queryClient, toasts]);
  return null;
}
