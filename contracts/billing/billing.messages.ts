import { message } from '../shared/message.js';

const seatShape = { webstoreId: 'id', tier: 'code', features: 'codes', version: 'integer' } as const;

/** A webstore got a seat of a subscription. `version` is counted per webstore by billing; the older one is ignored. */
export const SeatAssigned = message('billing.seat-assigned', 1, 'webstoreId', seatShape);

/** A webstore lost its seat; `tier` and `features` are what remains (the free plan's). */
export const SeatReleased = message('billing.seat-released', 1, 'webstoreId', seatShape);

/** The plan behind a webstore's seat changed. */
export const SubscriptionChanged = message('billing.subscription-changed', 1, 'webstoreId', seatShape);
