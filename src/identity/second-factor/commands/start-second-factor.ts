import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SecondFactorOfferView } from '#contracts/identity/second-factor.views.js';
import { AuthenticatorCodes } from '../authenticator-codes.js';
import { SecondFactorReauthentication, type SecondFactorProof } from '../second-factor-reauthentication.js';

/** Begins to set up an authenticator app. Nothing counts before its first code. */
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

  /** @throws Refusal as `SecondFactorReauthentication.before` does; `changed-meanwhile` when it is on already */
  execute({ shown }: StartSecondFactor): Promise<SecondFactorOfferView> {
    return this.reauthentication.run(shown, async (_em, factor, user) => {
      const { secret, address, sealed } = this.codes.make(user.id, user.email);
      factor.offer(sealed, new Date());
      return { secret, address };
    });
  }
}
