import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotices } from '../../notices/account-notices.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';
import { SecondFactors } from '../second-factors.js';
import { SecondFactorReauthentication, type SecondFactorProof } from '../second-factor-reauthentication.js';

/** Turns the second factor off. */
export class TurnOffSecondFactor extends Command<void> {
  constructor(readonly shown: SecondFactorProof & Required<Pick<SecondFactorProof, 'code'>>) {
    super();
  }
}

@CommandHandler(TurnOffSecondFactor)
export class TurnOffSecondFactorHandler implements ICommandHandler<TurnOffSecondFactor> {
  constructor(
    private readonly reauthentication: SecondFactorReauthentication,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionEnder,
    private readonly notices: AccountNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal as `SecondFactorReauthentication.run` */
  async execute({ shown }: TurnOffSecondFactor): Promise<void> {
    const ended = await this.reauthentication.run(shown, async (em, factor, user) => {
      factor.turnOff();
      this.notices.send(em, 'second-factor-off', user);
      await this.securityLog.record({ kind: 'second-factor-changed', userId: user.id, note: 'off' });
      // A user who must have a second factor signs in again: a token that claims one must not outlive it.
      return this.factors.isRequired(user) ? this.sessions.endAll(em, user.id) : [];
    });
    this.sessions.refuse(ended);
  }
}
