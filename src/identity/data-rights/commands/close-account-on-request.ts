import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { AccountCloser } from '../account-closer.js';

/** An operator closes the account of a person who asked for it in writing. Dispatched by operations (ADR 35). */
export class CloseAccountOnRequest extends Command<Date> {
  constructor(
    readonly userId: string,
    readonly operatorId: string,
  ) {
    super();
  }
}

@CommandHandler(CloseAccountOnRequest)
export class CloseAccountOnRequestHandler implements ICommandHandler<CloseAccountOnRequest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly closer: AccountCloser,
  ) {}

  /**
   * @returns the time of erasure, unless the user restores the account before
   * @throws Refusal `operator-account`, `not-found`
   */
  async execute({ userId, operatorId }: CloseAccountOnRequest): Promise<Date> {
    return this.unitOfWork.run(async (em) => (await this.closer.close(em, userId, operatorId)).closesAt);
  }
}
