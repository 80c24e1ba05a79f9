import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VendorRecordView } from '#contracts/identity/vendors.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Vendor, type VendorChanges } from '../domain/vendor.js';
import { vendorRecord } from '../vendor-record.js';

/** Updates name, contact and props of a vendor (ID-122). */
export class UpdateVendor extends Command<VendorRecordView> {
  constructor(
    readonly vendorId: string,
    readonly changes: VendorChanges,
    readonly version?: number,
  ) {
    super();
  }
}

@CommandHandler(UpdateVendor)
export class UpdateVendorHandler implements ICommandHandler<UpdateVendor> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `not-found`, `changed-meanwhile` */
  execute({ vendorId, changes, version }: UpdateVendor): Promise<VendorRecordView> {
    return this.unitOfWork.run(async (em) => {
      const vendor = await em.findOne(Vendor, vendorId);
      if (!vendor) throw new Refusal('not-found', 'Business not found.');
      vendor.change(changes, version);
      await em.flush();
      return vendorRecord(vendor);
    });
  }
}
