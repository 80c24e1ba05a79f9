import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices, useUser } from '../../../lib/services.js';

/**
 * Signs out and goes on to the vendors. A page of its own, because on a guarded page the guard would see the session
 * end and lead to the sign-in page.
 */
export default function LogoutPage() {
  const { session } = useServices();
  const user = useUser();
  useEffect(() => session.signOut(), [session]);
  return user ? null : <Navigate to={pagePaths.vendors} replace />;
}
