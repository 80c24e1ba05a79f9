import { lazy, Suspense, type ReactNode } from 'react';
import { isEventUser } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';
import { RequireSignIn } from './require-sign-in.js';

/** Code of its own: hardly anybody ever sees it. */
const FavoritesNotForYou = lazy(() => import('./favorites-not-for-you.js'));

/** Sends visitors to sign in, and tells vendors and operators whose page this is. */
export function RequireEventUser({ children }: { children: ReactNode }) {
  const otherwise = (
    <Suspense fallback={null}>
      <FavoritesNotForYou />
    </Suspense>
  );
  return <RequireSignIn>{isEventUser(useUser()) ? children : otherwise}</RequireSignIn>;
}
