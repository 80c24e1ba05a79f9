import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { useServices, useUser } from '../../../lib/services.js';
import { isUpgradeWaiting } from '../../../lib/upgrade-waiting.js';
import { vendorQuery } from '../../../lib/vendor-plan.js';
import { terms } from '../../../texts/terms.js';
import { Button } from '../../../ui/button.js';
import { LoadFailed } from '../../../ui/load-failed.js';

const texts = terms.accept;

/** Whether the vendor has accepted the terms, and otherwise the button for it; an upgrade that waits goes on (BIL-40). */
export function AcceptTerms() {
  const { api } = useServices();
  const { data: vendor, error, isFetching, refetch } = useQuery(vendorQuery(api, useUser()?.username ?? ''));
  if (vendor) return <LoadedTerms vendor={vendor} />;
  if (!error) return null;
  return (
    <LoadFailed title={texts.failed} text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}

function LoadedTerms({ vendor }: { vendor: VendorView }) {
  const isWaiting = isUpgradeWaiting(useLocation().state);
  const accept = useAccept(vendor, isWaiting);
  if (vendor.tosAccepted) {
    return (
      <p role="status" className="flex items-center gap-2 font-strong text-sage-ink">
        <CircleCheck className="size-5 shrink-0" aria-hidden />
        {texts.accepted}
      </p>
    );
  }
  return (
    <section
      aria-label={texts.label}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-blush-soft px-5 py-4"
    >
      <p className="text-14">{isWaiting ? texts.beforeUpgrade : texts.beforePlan}</p>
      <Button kind="primary" isPending={accept.isPending} onPress={() => accept.mutate()}>
        {isWaiting ? texts.goOn : texts.submit}
      </Button>
    </section>
  );
}

function useAccept(vendor: VendorView, isWaiting: boolean) {
  const { api, toasts } = useServices();
  const username = useUser()?.username ?? '';
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(identityVendorsRoutes.acceptTermsOfService, { params: { id: vendor.id } }),
    onSuccess: async () => {
      queryClient.setQueryData(vendorQuery(api, username).queryKey, { ...vendor, tosAccepted: true });
      if (isWaiting) await navigate(pagePaths.vendorPrices, { replace: true });
    },
    onError: ({ message }) => toasts.show('error', message),
  });
}
