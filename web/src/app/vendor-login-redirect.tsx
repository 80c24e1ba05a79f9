import { skipToken, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { SingleSignOnRedirect } from '../features/identity/components/single-sign-on-redirect.js';
import { routeKey } from '../lib/route-query.js';
import { PageOnItsWay } from '../ui/page-on-its-way.js';

/** Redirects to the sign-up of vendors, or, if that is disabled, to the identity provider (ID-20, ID-87). */
export default function VendorLoginRedirect() {
  // Loaded at start (SYS-8).
  const { data: toggles } = useQuery<FeatureToggleView[]>({
    queryKey: routeKey(contentRoutes.featureToggles),
    queryFn: skipToken,
  });
  if (!toggles) return <PageOnItsWay />;
  const isOn = toggles.some(({ featureName, enabled }) => featureName === 'newVendor' && enabled === 1);
  if (isOn) return <Navigate to={pagePaths.vendorSignUp} replace />;
  return <SingleSignOnRedirect provider="vendor" otherwise={pagePaths.vendorLogin} />;
}
