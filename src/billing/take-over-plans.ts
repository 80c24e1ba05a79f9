import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { givesFeatures } from '#contracts/billing/subscription-status.js';
import { isPausedStarter, planStateAfter } from '#contracts/billing/vendor-plan-state.js';
import type { CardView } from '#contracts/billing/billing.views.js';
import { PaymentCustomer } from './domain/payment-customer.js';
import { Seat } from './domain/seat.js';
import { Subscription, type PlanState } from './domain/subscription.js';

/** A plan at the payment provider, in the words of the domain. */
export interface ToldPlan {
  providerId: string;
  state: PlanState;
}

/** The answer to one question to the provider. */
export interface ToldPlans {
  vendorId: string;
  /** The number of the question. */
  question: number;
  plans: readonly ToldPlan[];
  /** Ids of all subscriptions that the provider has, those of other products included. */
  providerIds: readonly string[];
  card: CardView | null;
  /** Webstores of the vendor, the oldest first. */
  webstoreIds: readonly string[];
}

/** Changes that were not known before. */
export interface TakenOver {
  plans: Subscription[];
  /** Whether anything changed, the state of the vendor's pages included. */
  isNews: boolean;
}

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/**
 * Makes a vendor's plans what they are at the payment provider, with all that follows for seats.
 * @returns what changed; nothing when a newer answer was taken over before
 */
export async function takeOverPlans(em: EntityManager, told: ToldPlans): Promise<TakenOver> {
  const { vendorId, question, plans, providerIds, card, webstoreIds } = told;
  const customer = await em.findOne(PaymentCustomer, { vendorId }, locked);
  if (!customer?.mayFollow(question)) return { plans: [], isNews: false };
  customer.cardBrand = card?.brand ?? null;
  customer.cardLast4 = card?.last4 ?? null;
  const known = await em.find(Subscription, { vendorId }, { ...locked, orderBy: { id: 'asc' } });
  const seats = await seatsOf(em, known, webstoreIds);
  const changed: Subscription[] = [];
  const added: Subscription[] = [];
  for (const gone of known.filter(({ providerId }) => providerId !== null && !providerIds.includes(providerId))) {
    if (!gone.end(new Date())) continue;
    adjustSeats(gone, seats, '');
    changed.push(gone);
  }
  for (const plan of plans) {
    const subscription = known.find(({ providerId }) => providerId === plan.providerId);
    if (subscription) {
      const before = JSON.stringify(subscription.entitlement);
      if (!subscription.follow(plan.state)) continue;
      adjustSeats(subscription, seats, before);
      changed.push(subscription);
    } else if (isWorthKnowing(plan.state)) {
      const bought = Subscription.bought({ id: randomUUIDv7(), vendorId, ...plan });
      em.persist(bought);
      known.push(bought);
      added.push(bought);
    }
  }
  // After the others, whose end may have released webstores.
  for (const bought of added) em.persist(fillSeats(bought, { known, seats, webstoreIds }));
  const [all, isTurned] = [[...changed, ...added], turnListing(customer, known)];
  return { plans: all, isNews: isTurned || all.length > 0 };
}

/** Has the vendor's pages taken off the site, with a mail about it, or brought back. Returns whether that is new. */
function turnListing(customer: PaymentCustomer, plans: readonly Subscription[]): boolean {
  const state = planStateAfter(customer.planState, plans);
  if (!customer.changePlanState(state)) return false;
  if (state === 'paused') plans.find(isPausedStarter)?.notice('listing-paused');
  return true;
}

/** A first payment that has not succeeded is nothing yet, and one that never did has left nothing. */
const isWorthKnowing = ({ status }: PlanState): boolean => status !== 'incomplete' && status !== 'ended';

async function seatsOf(
  em: EntityManager,
  subscriptions: readonly Subscription[],
  webstoreIds: readonly string[],
): Promise<Seat[]> {
  const ids = subscriptions.map(({ id }) => id);
  const where = { $or: [{ subscriptionId: { $in: ids } }, { webstoreId: { $in: [...webstoreIds] } }] };
  return em.find(Seat, where, { orderBy: { assignedAt: 'asc', webstoreId: 'asc' } });
}

/** Releases what is no longer paid, the newest seats first (OP-117), and tells the others what they have now. */
function adjustSeats(subscription: Subscription, seats: readonly Seat[], before: string): void {
  const own = seats.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  const isOver = subscription.status === 'ended';
  const kept = isOver ? 0 : Math.min(own.length, subscription.quantity);
  for (const seat of own.slice(kept).reverse()) seat.release();
  if (!isOver && own.length > kept) subscription.notice('seats-released');
  if (JSON.stringify(subscription.entitlement) === before) return;
  for (const seat of own.slice(0, kept)) seat.planChanged(subscription);
}

/** Gives the seats of a new paid plan to webstores without one, the oldest first, so that they show it at once. */
function fillSeats(
  bought: Subscription,
  { known, seats, webstoreIds }: { known: Subscription[]; seats: Seat[]; webstoreIds: readonly string[] },
): Seat[] {
  if (bought.tier === 'starter' || !givesFeatures(bought.status)) return [];
  const paid = new Set(known.filter(({ tier }) => tier !== 'starter').map(({ id }) => id));
  const seatOf = (id: string) => seats.find(({ webstoreId }) => webstoreId === id);
  const free = webstoreIds.filter((id) => !paid.has(seatOf(id)?.subscriptionId ?? ''));
  return free.slice(0, bought.quantity).map((id) => {
    const seat = seatOf(id) ?? Seat.of(id);
    if (!seats.includes(seat)) seats.push(seat);
    seat.assign(bought);
    return seat;
  });
}
