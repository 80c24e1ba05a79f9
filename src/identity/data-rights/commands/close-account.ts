import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Reauthentication, type ReauthenticationInput } from '../../credentials/reauthentication.js';
import { AccountCloser } from '../account-closer.js';

/** A person closes the account, and shows once more who they are: with the password, or else with a mailed code. */
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
   * @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused` (the try is counted),
   *   `operator-account`; then nothing has changed
   */
  async execute({ userId, shown }: CloseAccount): Promise<void> {
    const { ended } = await this.reauthentication.run(userId, 'close-account', shown, (em) =>
      this.closer.close(em, userId, null),
    );
    this.closer.refuse(ended);
  }
}
