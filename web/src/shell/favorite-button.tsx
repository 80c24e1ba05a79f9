import { lazy, Suspense, useSyncExternalStore, type ComponentProps } from 'react';
import { isEventUser } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';
import { KeepOffer } from './keep-offer.js';

/** Code of its own: visitors never need it. */
const FavoriteHeart = lazy(() => import('./favorite-heart.js'));

const neverChanges = () => () => undefined;

/**
 * The heart of a vendor; only event users have favourites (DIR-35). Visitors are offered to sign in instead, vendors and
 * operators nothing (OP-84).
 */
export function FavoriteButton(props: ComponentProps<typeof FavoriteHeart>) {
  const user = useUser();
  // On the server everybody is a visitor; who it really is, only the browser knows.
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!inBrowser || (user && !isEventUser(user))) return null;
  if (!user) return <KeepOffer {...props} />;
  return (
    <Suspense fallback={null}>
      <FavoriteHeart {...props} />
    </Suspense>
  );
}
