import { Suspense, useSyncExternalStore, type ComponentProps } from 'react';
import { lazyPart } from '../base/lazy-part.js';
import { isEventUser } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';
import { KeepOffer } from './keep-offer.js';

/** Loaded separately, since visitors never need it. */
const FavoriteHeart = lazyPart(() => import('./favorite-heart.js'));

const neverChanges = () => () => undefined;

/**
 * The heart of a vendor; only event users have favorites (DIR-35). Visitors are asked to sign in instead, vendors and
 * operators see none (OP-84).
 */
export function FavoriteButton(props: ComponentProps<typeof FavoriteHeart>) {
  const user = useUser();
  // On the server everybody is a visitor; only the browser knows the user.
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
