import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { RememberedPath } from '../lib/remembered-path.js';
import { useUser } from '../lib/services.js';

/** Sends visitors to the sign-in page and remembers where they wanted to go. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (user) return children;
  return <Navigate to={pagePaths.login} replace state={{ from: pathname + search } satisfies RememberedPath} />;
}
