import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotices } from '../../notices/account-notices.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { RecoveryCodes } from '../recovery-codes.js';
import { SecondFactorReauthentication, type SecondFactorProof } from '../second-factor-reauthentication.js';

/** Replaces the recovery codes and returns the new ones. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(readonly shown: SecondFactorProof & Required<Pick<SecondFactorProof, 'code'>>) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly reauthentication: SecondFactorReauthentication,
    private readonly recovery: RecoveryCodes,
    private readonly notices: AccountNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal as `SecondFactorReauthentication.run` */
  async execute({ shown }: RenewRecoveryCodes): Promise<string[]> {
    // Before the unit of work, because hashing takes long and must not hold a connection.
    const recovery = await this.recovery.make();
    await this.reauthentication.run(shown, async (em, factor, user) => {
      factor.replaceRecoveryCodes(recovery);
      this.notices.send(em, 'recovery-codes-renewed', user);
      await this.securityLog.record({ kind: 'second-factor-changed', userId: user.id, note: 'recovery codes' });
    });
    return [...recovery.codes];
  }
}
