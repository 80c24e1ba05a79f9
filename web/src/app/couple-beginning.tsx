import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';

/**
 * Leads couples to the vendors, where they also go after signing in. Stands in for the dashboard (ID-83, ID-94) and the
 * inbox (ID-102) until those pages exist, so that a path the site itself leads to never ends on a 404 page.
 */
export default function CoupleBeginning() {
  return <Navigate to={pagePaths.vendors} replace />;
}
