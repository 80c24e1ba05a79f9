import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SecondFactorOfferView } from '#contracts/identity/second-factor.views.js';
import { AuthenticatorCodes } from '../authenticator-codes.js';
import { SecondFactorReauthentication, type SecondFactorProof } from '../second-factor-reauthentication.js';

/** Starts the setup of an authenticator app, which takes effect with its first code. */
export class StartSecondFactor extends Command<SecondFactorOfferView> {
  constructor(readonly shown: SecondFactorProof) {
    super();
  }
}

@CommandHandler(StartSecondFactor)
export class StartSecondFactorHandler implements ICommandHandler<StartSecondFactor> {
  constructor(
    private readonly reauthentication: SecondFactorReauthentication,
    private readonly codes: AuthenticatorCodes,
  ) {}

  /** @throws Refusal as `SecondFactorReauthentication.run`; `changed-meanwhile` when it is on already */
  execute({ shown }: StartSecondFactor): Promise<SecondFactorOfferView> {
    return this.reauthentication.run(shown, async (_em, factor, user) => {
      const { secret, address, sealed } = this.codes.make(user.id, user.email);
      factor.offer(sealed, new Date());
      return { secret, address };
    });
  }
}
