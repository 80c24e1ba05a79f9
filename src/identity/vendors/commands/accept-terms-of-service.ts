import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Vendor } from '../domain/vendor.js';
import { termsOfService } from '../terms-of-service.js';

/** A vendor accepts the terms of service as they are now (ID-126). */
export class AcceptTermsOfService extends Command<void> {
  constructor(readonly vendorId: string) {
    super();
  }
}

@CommandHandler(AcceptTermsOfService)
export class AcceptTermsOfServiceHandler implements ICommandHandler<AcceptTermsOfService> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `not-found` */
  async execute({ vendorId }: AcceptTermsOfService): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const vendor = await em.findOne(Vendor, vendorId);
      if (!vendor) throw new Refusal('not-found', 'Business not found.');
      vendor.acceptTerms(termsOfService.version, new Date());
    });
  }
}
