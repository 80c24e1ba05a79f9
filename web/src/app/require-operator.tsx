import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../lib/services.js';
import { RequireSignIn } from './require-sign-in.js';

/** Sends visitors to sign in, and everybody who does not run the site to a page that says so (ID-104). */
export function RequireOperator({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <RequireSignIn>
      {user?.isAdmin === true ? children : <Navigate to={pagePaths.adminAuthError} replace />}
    </RequireSignIn>
  );
}
