import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { AccountCloser } from '../account-closer.js';

/** Restores a closed account. */
export class KeepAccount extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(KeepAccount)
export class KeepAccountHandler implements ICommandHandler<KeepAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly closer: AccountCloser,
  ) {}

  async execute({ userId }: KeepAccount): Promise<void> {
    await this.unitOfWork.run((em) => this.closer.keep(em, userId));
  }
}
