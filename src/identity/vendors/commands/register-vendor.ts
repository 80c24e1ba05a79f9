import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Vendor, type NewVendor } from '../domain/vendor.js';

/** Creates the vendor of a user. */
export class RegisterVendor extends Command<void> {
  constructor(readonly vendor: NewVendor) {
    super();
  }
}

@CommandHandler(RegisterVendor)
export class RegisterVendorHandler implements ICommandHandler<RegisterVendor> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ vendor }: RegisterVendor): Promise<void> {
    await this.unitOfWork.run(async (em) => void em.persist(Vendor.register(vendor)));
  }
}
