import type { ReactNode } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { routeKey } from '../lib/route-query.js';
import { useUser } from '../lib/services.js';

/**
 * Shows our own sign-up and sign-in pages for vendors, or, if those are disabled, redirects to the identity provider
 * (ID-19). A user who is signed in already is not redirected in the middle of it.
 */
export function NewVendorGate({ children }: { children: ReactNode }) {
  const user = useUser();
  // Loaded at start (SYS-8); until then nobody is redirected.
  const { data: toggles } = useQuery<FeatureToggleView[]>({
    queryKey: routeKey(contentRoutes.featureToggles),
    queryFn: skipToken,
  });
  const isOff = toggles?.some(({ featureName, enabled }) => featureName === 'newVendor' && enabled === 0);
  return isOff && !user ? <Navigate to={pagePaths.vendorLoginRedirect} replace /> : children;
}
