import type { ReactNode } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { routeKey } from '../lib/route-query.js';
import { useUser } from '../lib/services.js';

/**
 * Vendors sign up and sign in on pages of ours, or, where those are switched off, with the provider of sign-ins (ID-19).
 * Whoever is signed in already is not sent away in the middle of it.
 */
export function NewVendorGate({ children }: { children: ReactNode }) {
  const user = useUser();
  // Read at start (SYS-8); until then nobody is kept out.
  const { data: toggles } = useQuery<FeatureToggleView[]>({
    queryKey: routeKey(contentRoutes.featureToggles),
    queryFn: skipToken,
  });
  const isOff = toggles?.some(({ featureName, enabled }) => featureName === 'newVendor' && enabled === 0);
  return isOff && !user ? <Navigate to={pagePaths.vendorLoginRedirect} replace /> : children;
}
