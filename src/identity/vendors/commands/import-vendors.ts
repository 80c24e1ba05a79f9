import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { User } from '../../users/domain/user.js';
import { Vendor } from '../domain/vendor.js';
import { termsOfService } from '../terms-of-service.js';

export interface ImportedVendor {
  userId: string;
  vendorId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  businessName: string;
  /** Comes from the older user pool: signs in with a code first, and then sets a password (ID-58). */
  isLegacy?: boolean;
}

/**
 * Makes users without a password and their businesses, many at once. The caller chooses the ids; what is there already
 * stays as it is, so the same list can be imported again. Answers how many vendors are new.
 */
export class ImportVendors extends Command<number> {
  constructor(readonly vendors: readonly ImportedVendor[]) {
    super();
  }
}

@CommandHandler(ImportVendors)
export class ImportVendorsHandler implements ICommandHandler<ImportVendors> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ vendors }: ImportVendors): Promise<number> {
    const userIds = vendors.map(({ userId }) => userId);
    const vendorIds = vendors.map(({ vendorId }) => vendorId);
    return this.unitOfWork.run(async (em) => {
      const users = idsOf(await em.find(User, { id: { $in: userIds } }, { fields: ['id'] }));
      const businesses = idsOf(await em.find(Vendor, { id: { $in: vendorIds } }, { fields: ['id'] }));
      const now = new Date();
      for (const { userId: id, ...person } of vendors.filter(({ userId }) => !users.has(userId))) {
        em.persist(User.register({ ...person, id, passwordHash: null, roles: ['Vendor'] }, now));
      }
      const added = vendors.filter(({ vendorId }) => !businesses.has(vendorId));
      for (const { vendorId: id, ...business } of added) {
        const vendor = Vendor.register({ ...business, id });
        // Whoever imports vendors has an agreement with them; without one their pages could not be published for them.
        vendor.acceptTerms(termsOfService.version, now);
        em.persist(vendor);
      }
      return added.length;
    });
  }
}

const idsOf = (entities: readonly { id: string }[]) => new Set(entities.map(({ id }) => id));
