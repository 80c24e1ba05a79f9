import { lazy, Suspense, type ComponentProps } from 'react';
import { isEventUser } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';

/** Code of its own: visitors never need it. */
const FavoriteHeart = lazy(() => import('./favorite-heart.js'));

/** The heart of a vendor; only event users have favourites (DIR-35), so nobody else sees it (OP-84). */
export function FavoriteButton(props: ComponentProps<typeof FavoriteHeart>) {
  if (!isEventUser(useUser())) return null;
  return (
    <Suspense fallback={null}>
      <FavoriteHeart {...props} />
    </Suspense>
  );
}
