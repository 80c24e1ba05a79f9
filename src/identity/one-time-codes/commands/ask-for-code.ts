import { randomUUIDv7 } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { currentClient } from '#src/platform/http/current-client.js';
import { CodeAsk, type CodeAskKind } from '../domain/code-ask.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';

/**
 * Requests a code for the owner of an email: to set a new password (ID-63), or another of the kind that the account
 * expects (ID-46). Neither the answer nor its time reveals whether the account exists.
 */
export class AskForCode extends Command<void> {
  constructor(
    readonly email: string,
    readonly kind: CodeAskKind,
  ) {
    super();
  }
}

@CommandHandler(AskForCode)
export class AskForCodeHandler implements ICommandHandler<AskForCode> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ email, kind }: AskForCode): Promise<void> {
    const ask = { id: randomUUIDv7(), kind, email: normaliseEmail(email), ...currentClient() };
    await this.unitOfWork.run(async (em) => void em.persist(CodeAsk.of(ask, new Date())));
  }
}
