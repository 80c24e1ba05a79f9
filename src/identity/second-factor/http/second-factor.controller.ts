import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { secondFactorRoutes as routes } from '#contracts/identity/second-factor.routes.js';
import type {
  RecoveryCodesView,
  SecondFactorOfferView,
  SecondFactorView,
} from '#contracts/identity/second-factor.views.js';
import type { LimitSettings } from '#src/platform/config/limit-settings.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { AtMostPerUser } from '#src/platform/http/rate-limit/at-most-per-user.js';
import { ConfirmSecondFactor } from '../commands/confirm-second-factor.js';
import { RenewRecoveryCodes } from '../commands/renew-recovery-codes.js';
import { SecondFactorStatus } from '../queries/second-factor-status.js';
import { SendOwnerCode } from '../commands/send-owner-code.js';
import { StartSecondFactor } from '../commands/start-second-factor.js';
import { TurnOffSecondFactor } from '../commands/turn-off-second-factor.js';

/** Limits calls that hash; wrong attempts are also counted in PostgreSQL. */
const ownTries = { what: 'second-factor', limit: (settings: LimitSettings) => settings.signInTriesPerAccount };

@Controller()
export class SecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.secondFactor)
  secondFactor(@Input() { user }: Call<typeof routes.secondFactor>): Promise<SecondFactorView> {
    return this.queries.execute(new SecondFactorStatus(user.userId));
  }

  @Implements(routes.sendOwnerCode)
  @AtMostPerUser(ownTries)
  async sendOwnerCode(@Input() { user }: Call<typeof routes.sendOwnerCode>): Promise<SuccessView> {
    await this.commands.execute(new SendOwnerCode(user.userId));
    return { success: true };
  }

  @Implements(routes.startSecondFactor)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(ownTries)
  start(@Input() { body, user }: Call<typeof routes.startSecondFactor>): Promise<SecondFactorOfferView> {
    return this.commands.execute(new StartSecondFactor({ ...body, userId: user.userId }));
  }

  @Implements(routes.confirmSecondFactor)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(ownTries)
  async confirm(@Input() { body, user }: Call<typeof routes.confirmSecondFactor>): Promise<RecoveryCodesView> {
    const confirm = new ConfirmSecondFactor(user.userId, user.sessionId, body.mfaCode);
    return { recoveryCodes: await this.commands.execute(confirm) };
  }

  @Implements(routes.turnOffSecondFactor)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(ownTries)
  async turnOff(@Input() { body, user }: Call<typeof routes.turnOffSecondFactor>): Promise<SecondFactorView> {
    const { mfaCode, type, ...proof } = body;
    await this.commands.execute(new TurnOffSecondFactor({ ...proof, userId: user.userId, code: { mfaCode, type } }));
    return this.queries.execute(new SecondFactorStatus(user.userId));
  }

  @Implements(routes.renewRecoveryCodes)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(ownTries)
  async renew(@Input() { body, user }: Call<typeof routes.renewRecoveryCodes>): Promise<RecoveryCodesView> {
    const { mfaCode, type, ...proof } = body;
    const renew = new RenewRecoveryCodes({ ...proof, userId: user.userId, code: { mfaCode, type } });
    return { recoveryCodes: await this.commands.execute(renew) };
  }
}
