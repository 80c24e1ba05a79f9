import type { EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Seat } from './domain/seat.js';
import type { Subscription } from './domain/subscription.js';

/**
 * Assigns webstores to a subscription whose row is locked; those that are on it already stay.
 * @param given.seats those of the subscription and those of the webstores
 * @throws Refusal `subscription-quantity-exceeded` when there are not enough seats for all of them (BIL-52)
 */
export function takeSeats(
  em: EntityManager,
  { subscription, seats, webstoreIds }: { subscription: Subscription; seats: Seat[]; webstoreIds: readonly string[] },
): void {
  const taken = new Set(seats.filter((seat) => seat.subscriptionId === subscription.id).map((seat) => seat.webstoreId));
  const added = webstoreIds.filter((id) => !taken.has(id));
  if (added.length === 0) return;
  if (taken.size + added.length > subscription.quantity) {
    const params = { quantity: subscription.quantity, assigned: taken.size };
    throw new Refusal('subscription-quantity-exceeded', 'Subscription quantity exceeded.', { params });
  }
  for (const id of added) {
    const seat = seats.find(({ webstoreId }) => webstoreId === id) ?? Seat.of(id);
    seat.assign(subscription);
    em.persist(seat);
  }
  subscription.changed();
}
