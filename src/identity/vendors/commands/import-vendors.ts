import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
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
  /** Imported from the older user pool: signs in with a code first, and then sets a password (ID-58). */
  isLegacy?: boolean;
}

/**
 * Creates many users without passwords and their vendors. The caller chooses the ids; existing rows do not change, so
 * an import can be repeated. Returns the number of new vendors.
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
        // The operator has an agreement with imported vendors, whose pages could not be published without accepted
        // terms.
        vendor.acceptTerms(termsOfService.version, now);
        em.persist(vendor);
      }
      return added.length;
    });
  }
}

const idsOf = (entities: readonly { id: string }[]) => new Set(entities.map(({ id }) => id));
