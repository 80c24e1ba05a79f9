import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { AskForCode } from '../../one-time-codes/commands/ask-for-code.js';
import { VerifyEmail } from '../commands/verify-email.js';
import { GuessLimiter } from '../../guesses/guess-limiter.js';
import { PasswordGrants } from '../../one-time-codes/password-grants.js';
import { EmailCode } from '../queries/email-code.js';

@Controller()
export class OneTimeCodesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly grants: PasswordGrants,
    private readonly guesses: GuessLimiter,
  ) {}

  @Implements(oneTimeCodeRoutes.verifyEmail)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async verifyEmail(@Input() { body, cookies }: Call<typeof oneTimeCodeRoutes.verifyEmail>): Promise<SuccessView> {
    const verify = () => this.commands.execute(new VerifyEmail(body.email, body.otp, body.newOrOld === 'OLD'));
    const grant = await this.guesses.limit({ secret: 'code', account: body.email }, cookies, verify);
    if (grant !== undefined) this.grants.write(cookies, grant);
    return { success: true };
  }

  @Implements(oneTimeCodeRoutes.resendEmailOtp)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async resendEmailOtp(@Input() { body }: Call<typeof oneTimeCodeRoutes.resendEmailOtp>): Promise<SuccessView> {
    await this.commands.execute(new AskForCode(body.email, 'another'));
    return { success: true };
  }

  @Implements(oneTimeCodeRoutes.emailCode)
  emailCode(@Input() { user }: Call<typeof oneTimeCodeRoutes.emailCode>): Promise<EmailCodeView> {
    return this.queries.execute(new EmailCode(user.userId));
  }
}
