import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isRunning } from '#contracts/billing/subscription-status.js';
import { subscriptionTiers } from '#contracts/billing/subscription-tier.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Seat } from '../domain/seat.js';
import { Subscription } from '../domain/subscription.js';
import { lockWebstores } from '../lock-webstores.js';
import { OwnWebstores } from '../own-webstores.js';
import { takeSeats } from '../take-seats.js';

/** Gives webstores of a vendor a seat each, all or none. */
export class AssignSeats extends Command<void> {
  constructor(
    readonly vendorId: string,
    readonly webstoreIds: readonly string[],
    /** The plan; when left out, the highest one with enough free seats. */
    readonly subscriptionId?: string,
  ) {
    super();
  }
}

@CommandHandler(AssignSeats)
export class AssignSeatsHandler implements ICommandHandler<AssignSeats> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly webstores: OwnWebstores,
  ) {}

  /** @throws Refusal `invalid-input`, `no-subscription-available`, `subscription-quantity-exceeded` */
  async execute({ vendorId, webstoreIds, subscriptionId }: AssignSeats): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const running = await this.runningPlans(em, vendorId);
      await lockWebstores(em, webstoreIds);
      await this.webstores.check(vendorId, webstoreIds);
      const candidates = running.filter(({ id }) => subscriptionId === undefined || id === subscriptionId);
      const [highest] = candidates;
      if (!highest) throw new Refusal('no-subscription-available', 'No subscription available.');
      const ids = running.map(({ id }) => id);
      const where = { $or: [{ subscriptionId: { $in: ids } }, { webstoreId: { $in: [...webstoreIds] } }] };
      const seats = await em.find(Seat, where);
      const hasRoom = (plan: Subscription) => {
        const others = seats.filter(
          (seat) => seat.subscriptionId === plan.id && !webstoreIds.includes(seat.webstoreId),
        );
        return others.length + webstoreIds.length <= plan.quantity;
      };
      const subscription = candidates.find(hasRoom) ?? highest;
      for (const plan of running) if (plan !== subscription && losesSeats(plan, seats, webstoreIds)) plan.changed();
      takeSeats(em, { subscription, seats, webstoreIds });
    });
  }

  /** Locked in the order of their ids, so that seats of one vendor are counted one after the other. */
  private async runningPlans(em: EntityManager, vendorId: string): Promise<Subscription[]> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const all = await em.find(Subscription, { vendorId }, lock);
    const rank = ({ tier }: Subscription) => subscriptionTiers.indexOf(tier);
    return all.filter(({ status }) => isRunning(status)).sort((a, b) => rank(b) - rank(a));
  }
}

const losesSeats = ({ id }: Subscription, seats: readonly Seat[], webstoreIds: readonly string[]): boolean =>
  seats.some((seat) => seat.subscriptionId === id && webstoreIds.includes(seat.webstoreId));
