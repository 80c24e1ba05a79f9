import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CloseAccountOnRequest } from '#src/identity/data-rights/commands/close-account-on-request.js';
import { Audit } from '../audit/audit.js';

/** Erases a person who asked for it in writing: the account is closed now, and erased after the grace period. */
export class ErasePerson extends Command<Date> {
  constructor(
    readonly personId: string,
    readonly userId: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly audit: Audit,
    private readonly commands: CommandBus,
  ) {}

  /**
   * @returns the time at which everything is erased, unless the person restores the account before
   * @throws Refusal `operator-account`, `not-found`
   */
  execute({ personId, userId, reason }: ErasePerson): Promise<Date> {
    const entry = { userId, action: 'person-erasure-started', target: { kind: 'user', id: personId }, reason } as const;
    return this.audit.record(entry, () => this.commands.execute(new CloseAccountOnRequest(personId, userId)));
  }
}
