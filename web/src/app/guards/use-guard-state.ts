import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { PageView } from '#contracts/shared/page.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { EventProfileView } from '#contracts/events/events.views.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import type { OwnWebstoreView } from '#contracts/webstore/webstore.views.js';
import { ownWebstoresQuery } from '../../features/webstore/api.js';
import { eventProfileQuery } from '../../lib/event-profile.js';
import { routeKey } from '../../lib/route-query.js';
import { useLacksSecondFactor, useServices, useUser } from '../../lib/services.js';
import { stripeDataQuery, vendorQuery } from '../../lib/vendor-plan.js';
import type { GuardState } from './guard-state.js';

/** The data that this browser has, updated with later changes. Makes no requests. */
export function useGuardState(): GuardState {
  const { api } = useServices();
  const known = useUser();
  // A user with a username is signed in (ID-2).
  const user = known?.username ? known : null;
  const lacksSecondFactor = useLacksSecondFactor();
  const [userOnArrival] = useState(user);
  const toggles = useKnown<FeatureToggleView[]>(routeKey(contentRoutes.featureToggles));
  const own = useKnown<PageView<OwnWebstoreView>>(ownWebstoresQuery(api, user?.id ?? '').queryKey);
  const profile = useKnown<EventProfileView>(eventProfileQuery(api, user?.id ?? '').queryKey);
  const vendor = useKnown<VendorView>(vendorQuery(api, user?.username ?? '').queryKey);
  const paid = useKnown<VendorStripeDataView>(stripeDataQuery(api, vendor?.id ?? '').queryKey);
  return {
    user,
    userOnArrival,
    ...(lacksSecondFactor && { lacksSecondFactor }),
    ...(toggles && { enabled: toggles.filter(({ enabled }) => enabled === 1).map(({ featureName }) => featureName) }),
    ...(own && { webstore: own.results[0] ?? null }),
    ...(paid && { plan: paid.tier }),
    ...(profile && { event: profile.event && { currentStep: profile.event.props.currentSetupStep } }),
  };
}

/** The cached response of another page; undefined if there is none. */
function useKnown<Answer>(queryKey: QueryKey): Answer | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  const known = () => queryClient.getQueryData<Answer>(queryKey);
  return useSyncExternalStore(subscribe, known, known);
}
