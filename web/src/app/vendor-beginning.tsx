import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';

/**
 * Where a vendor begins: the one section of the webstore that can be edited so far. The root of the webstore, the
 * dashboard and the inbox of vendors (ID-83, ID-94, ID-102) lead here until they have pages of their own.
 */
export default function VendorBeginning() {
  return <Navigate to={pagePaths.vendorEditAbout} replace />;
}
