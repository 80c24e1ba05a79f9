import { randomUUIDv7 } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VendorRecordView } from '#contracts/identity/vendors.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User } from '../../users/domain/user.js';
import { Vendor } from '../domain/vendor.js';
import { vendorRecord } from '../vendor-record.js';

/** Makes a user a vendor with a first webstore; does nothing for an existing vendor (ID-118). */
export class EnsureVendor extends Command<VendorRecordView> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(EnsureVendor)
export class EnsureVendorHandler implements ICommandHandler<EnsureVendor> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `not-found` without such a user */
  async execute({ userId }: EnsureVendor): Promise<VendorRecordView> {
    try {
      return await this.ensure(userId);
    } catch (error) {
      // A concurrent call has created it.
      if (error instanceof UniqueConstraintViolationException) return this.ensure(userId);
      throw error;
    }
  }

  private ensure(userId: string): Promise<VendorRecordView> {
    return this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, userId);
      if (!user) throw new Refusal('not-found', 'User not found.');
      user.becomeVendor();
      const known = await em.findOne(Vendor, { userId });
      const vendor = known ?? Vendor.register({ ...user, id: randomUUIDv7(), userId, businessName: '' });
      vendor.requestWebstore();
      if (!known) em.persist(vendor);
      await em.flush();
      return vendorRecord(vendor);
    });
  }
}
