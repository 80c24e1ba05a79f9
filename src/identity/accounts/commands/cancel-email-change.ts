import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { EmailChange } from '../domain/email-change.js';

/** Cancels a pending change of email, if there is one. */
export class CancelEmailChange extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(CancelEmailChange)
export class CancelEmailChangeHandler implements ICommandHandler<CancelEmailChange> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ userId }: CancelEmailChange): Promise<void> {
    await this.unitOfWork.run((em) => em.nativeDelete(EmailChange, { userId }));
  }
}
