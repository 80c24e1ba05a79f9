import { randomUUIDv7 } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Entitlement } from '../../domain/entitlement.js';
import { checkNewLocation } from '../../domain/locations/check-new-location.js';
import { contentOfLocation } from '../../domain/locations/content-of-location.js';
import { Webstore } from '../../domain/webstore.js';
import { lockVendors } from '../../lock-vendors.js';
import { withholdWhilePlanIsPaused } from '../../withhold-while-plan-is-paused.js';

/** Adds a location to a business: another webstore, empty or with the content of one that it has. Returns its id. */
export class AddLocation extends Command<string> {
  constructor(
    readonly vendorId: string,
    readonly name: string,
    readonly copyOf?: string,
    readonly byOperator = false,
  ) {
    super();
  }
}

@CommandHandler(AddLocation)
export class AddLocationHandler implements ICommandHandler<AddLocation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * @throws Refusal `too-many-locations`, `locations-need-premium`, `location-name-taken`; `invalid-input` when the
   * webstore to copy is not the vendor's
   */
  execute({ vendorId, name, copyOf, byOperator }: AddLocation): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      // Locked first: locations added at the same time are counted one after the other.
      await lockVendors(em, [vendorId]);
      if (!(await this.identity.vendors([vendorId])).has(vendorId)) {
        throw new Refusal('not-found', 'There is no such business.');
      }
      const own = await em.find(Webstore, { vendorId });
      const entitlements = await em.find(Entitlement, { webstoreId: { $in: own.map(({ id }) => id) } });
      const tiers = new Map(entitlements.map(({ webstoreId, tier }) => [webstoreId, tier]));
      const existing = own.map(({ id, draft }) => ({ name: draft.name, tier: tiers.get(id) ?? 'starter' }));
      checkNewLocation({ name, existing, byOperator });
      const source = own.find(({ id }) => id === copyOf);
      if (copyOf !== undefined && !source) {
        throw new Refusal('invalid-input', 'Check copyOf.', { fields: { copyOf: ['unknown-webstore'] } });
      }
      const draft = source && contentOfLocation(source.draft, name);
      const location = Webstore.start({ id: randomUUIDv7(), vendorId, name, now: new Date(), ...(draft && { draft }) });
      await withholdWhilePlanIsPaused(em, location);
      em.persist(location);
      return location.id;
    });
  }
}
