import { Suspense } from 'react';
import { lazyPart } from '../../../base/lazy-part.js';
import { isEventUser } from '../../../lib/is-event-user.js';
import { useUser } from '../../../lib/services.js';
import type { SearchAddress } from '../search-address.js';

/** Loaded separately, since visitors never need it. */
const EventOffer = lazyPart(() => import('./event-offer.js'));

/** Suggests searches to couples with an event. */
export function EventOfferSlot({ address, place }: { address: SearchAddress; place: string | undefined }) {
  const user = useUser();
  if (!user || !isEventUser(user)) return null;
  return (
    <Suspense fallback={null}>
      <EventOffer userId={user.id} address={address} place={place} />
    </Suspense>
  );
}
