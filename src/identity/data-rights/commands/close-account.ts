import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Reauthentication, type ReauthenticationInput } from '../../credentials/reauthentication.js';
import { AccountCloser } from '../account-closer.js';

/** Closes the account of a user who proves their identity with the password or a mailed code. */
export class CloseAccount extends Command<void> {
  constructor(
    readonly userId: string,
    readonly shown: ReauthenticationInput,
  ) {
    super();
  }
}

@CommandHandler(CloseAccount)
export class CloseAccountHandler implements ICommandHandler<CloseAccount> {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly closer: AccountCloser,
  ) {}

  /**
   * @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused` (the attempt is counted),
   *   `operator-account`; in each case nothing has changed
   */
  async execute({ userId, shown }: CloseAccount): Promise<void> {
    const { ended } = await this.reauthentication.run(userId, 'close-account', shown, (em) =>
      this.closer.close(em, userId, null),
    );
    this.closer.refuse(ended);
  }
}
