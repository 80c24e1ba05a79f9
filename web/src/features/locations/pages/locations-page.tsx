import { useState, type ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Store } from 'lucide-react';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { isFreePlan } from '#contracts/billing/plan.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import type { LocationPageView, LocationView } from '#contracts/webstore/locations.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { useIsImpersonated, useServices } from '../../../lib/services.js';
import { usePaging } from '../../../lib/use-paging.js';
import { AccountPage } from '../../../shell/account-page.js';
import { locations as texts } from '../../../texts/locations.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { PageLinks } from '../../../ui/page-links.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { locationsQuery, refetchLocations } from '../api.js';
import { AddLocation } from '../components/add-location.js';
import { LocationTable } from '../components/location-table.js';
import { ObstacleDialog } from '../components/obstacle-dialog.js';
import { RemoveDialog } from '../components/remove-dialog.js';
import { SeatDialog } from '../components/seat-dialog.js';
import { SeatsInUse } from '../components/seats-in-use.js';
import { obstacleTo } from '../obstacle.js';

/** The business locations of a vendor with their status and seats (WS-186), and the way to one more (WS-197). */
export default function LocationsPage() {
  return (
    <AccountPage failed={texts.failed}>{(vendor, plan) => <LoadedLocations vendor={vendor} plan={plan} />}</AccountPage>
  );
}

interface LocationsProps {
  vendor: VendorView;
  plan: VendorStripeDataView;
}

function LoadedLocations({ vendor, plan }: LocationsProps) {
  const { api } = useServices();
  const list = useQuery(locationsQuery(api, vendor.id, usePaging()));
  if (list.data) return <Locations {...{ vendor, plan }} list={list.data} isStale={list.isPlaceholderData} />;
  if (!list.error) return <Skeleton className="h-120 rounded-card" />;
  return (
    <LoadFailed
      title={texts.failed}
      text={list.error.message}
      isRetrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  );
}

interface ListProps extends LocationsProps {
  list: LocationPageView;
  isStale: boolean;
}

function Locations({ vendor, plan, list, isStale }: ListProps) {
  const isImpersonated = useIsImpersonated();
  const makeDefault = useMakeDefault(vendor.id);
  const copy = useCopy();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<LocationView | null>(null);
  const [seated, setSeated] = useState<LocationView | null>(null);
  const { numResults, results, page } = list;
  // A page needs no seat for the features of the free plan.
  const subscriptions = plan.subscriptions.filter(({ tier }) => !isFreePlan(tier));
  const obstacle = obstacleTo(numResults, plan, isImpersonated);
  const first = page === 1 ? results[0] : undefined;
  const stop = () => setAdding(false);
  return (
    <>
      <Head number={numResults} onAdd={() => setAdding(true)} />
      <SeatsInUse subscriptions={subscriptions} />
      {numResults === 0 ? (
        <StatePanel icon={Store} title={texts.none.title} text={texts.none.text} />
      ) : (
        <LocationTable
          rows={results}
          isStale={isStale}
          defaultId={numResults > 1 ? (first?.id ?? vendor.props.defaultWebstoreId ?? undefined) : undefined}
          planOf={(id) => subscriptions.find(({ assignedWebstores }) => assignedWebstores.includes(id))}
          onSeat={setSeated}
          onMakeDefault={(location) => makeDefault(location)}
          onCopy={(location) => (obstacle ? setAdding(true) : copy(location))}
          onRemove={setRemoved}
        />
      )}
      <PageLinks list={list} />
      <Many />
      {isAdding && obstacle && <ObstacleDialog obstacle={obstacle} onClose={stop} />}
      {isAdding && !obstacle && <AddLocation vendorId={vendor.id} source={first} onClose={stop} />}
      {removed && <RemoveDialog location={removed} vendorId={vendor.id} onClose={() => setRemoved(null)} />}
      {seated && (
        <SeatDialog
          location={seated}
          vendorId={vendor.id}
          subscriptions={subscriptions}
          onClose={() => setSeated(null)}
        />
      )}
    </>
  );
}

const Head = ({ number, onAdd }: { number: number; onAdd: () => void }): ReactNode => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
    <div>
      <h2 className="display-28">{texts.heading}</h2>
      <p className="mt-1 text-muted">{texts.lead(number)}</p>
    </div>
    <Button kind="primary" onPress={onAdd} className="max-tablet:w-full">
      <Plus className="size-4.5" aria-hidden />
      {texts.add}
    </Button>
  </div>
);

const Many = () => (
  <div className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-blush-soft px-5 py-4">
    <p className="text-14">
      <span className="font-strong">{texts.many.title}</span> {texts.many.text}
    </p>
    <ButtonLink size="small" to={pagePaths.contact}>
      {texts.many.action}
    </ButtonLink>
  </div>
);

/** Makes a location the one that opens first (ID-125). */
function useMakeDefault(vendorId: string) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id }: LocationView) =>
      api.call(identityVendorsRoutes.updateVendor, { body: { id: vendorId, props: { defaultWebstoreId: id } } }),
    onSuccess: async (_vendor, { name }) => {
      await refetchLocations(queryClient);
      toasts.show('success', texts.isDefaultNow(name || texts.unnamed));
    },
    onError: ({ message }) => toasts.show('error', message),
  });
  return change.mutate;
}

/** Adds a copy of a location (WS-192); a second press while it is being added does nothing. */
function useCopy() {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: LocationView) => api.call(locationsRoutes.copyWebstore, { params: { id } }),
    onSuccess: async ({ name }) => {
      await refetchLocations(queryClient);
      toasts.show('success', texts.copied(name));
    },
    onError: ({ message }) => toasts.show('error', message),
  });
  return (location: LocationView) => {
    if (!isPending) mutate(location);
  };
}
