import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices, useUser } from '../../../lib/services.js';
import { shell } from '../../../texts/shell.js';

/**
 * Signs out and goes on to the vendors. A page of its own, because on a guarded page the guard would see the session
 * end and lead to the sign-in page.
 */
export default function LogoutPage() {
  const { session, toasts } = useServices();
  const user = useUser();
  useEffect(() => {
    if (session.user()) toasts.show('info', shell.signedOut());
    session.signOut();
  }, [session, toasts]);
  return user ? null : <Navigate to={pagePaths.vendors} replace />;
}
