import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import type { SignInAnswerView } from '#contracts/identity/second-factor.views.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import type { EmailCheckView } from '#contracts/identity/sign-in.views.js';
import type { LimitSettings } from '#src/platform/config/limit-settings.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import type { CallCookies } from '#src/platform/http/call-cookies.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerAccount } from '#src/platform/http/rate-limit/at-most-per-account.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { CheckEmail } from '../commands/check-email.js';
import { AskForCode } from '../../one-time-codes/commands/ask-for-code.js';
import { ResetPasswordWithCode } from '../commands/reset-password-with-code.js';
import { ResetPasswordWithGrant } from '../commands/reset-password-with-grant.js';
import { TakeOverLegacyAccount } from '../commands/take-over-legacy-account.js';
import { DeviceCookies } from '../../guesses/device-cookies.js';
import { GuessLimiter } from '../../guesses/guess-limiter.js';
import { PasswordGrants } from '../../one-time-codes/password-grants.js';
import { answerSignIn } from '../answer-sign-in.js';

const perAccount = { what: 'grants', field: 'email', limit: (settings: LimitSettings) => settings.codesPerAccount };

/** Calls that set a first or a new password. */
@Controller()
export class PasswordsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly grants: PasswordGrants,
    private readonly guesses: GuessLimiter,
    private readonly devices: DeviceCookies,
  ) {}

  @Implements(signInRoutes.checkEmail)
  @AtMostPerMinute((settings) => settings.emailChecksPerMinute)
  checkEmail(@Input() { body }: Call<typeof signInRoutes.checkEmail>): Promise<EmailCheckView> {
    return this.commands.execute(new CheckEmail(body.email));
  }

  @Implements(passwordRoutes.createUser)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerAccount(perAccount)
  async createUser(@Input() { body, cookies }: Call<typeof passwordRoutes.createUser>): Promise<SignInAnswerView> {
    const { email, password, ...fields } = body;
    const grant = this.grants.read(cookies);
    const outcome = await this.commands.execute(new TakeOverLegacyAccount(email, password, fields, grant));
    this.grants.clear(cookies);
    return answerSignIn(outcome, cookies, this.devices);
  }

  @Implements(passwordRoutes.forgotPassword)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async forgotPassword(@Input() { body }: Call<typeof passwordRoutes.forgotPassword>): Promise<SuccessView> {
    await this.commands.execute(new AskForCode(body.email, 'reset'));
    return { success: true };
  }

  @Implements(passwordRoutes.verifyCode)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async verifyCode(@Input() { body, cookies }: Call<typeof passwordRoutes.verifyCode>): Promise<SuccessView> {
    const { email, verificationCode, password } = body;
    const reset = () => this.commands.execute(new ResetPasswordWithCode(email, verificationCode, password));
    await this.guesses.limit({ secret: 'code', account: email }, cookies, reset);
    await this.resetGuesses(email, cookies);
    return { success: true };
  }

  @Implements(passwordRoutes.resetPassword)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerAccount(perAccount)
  async resetPassword(@Input() { body, cookies }: Call<typeof passwordRoutes.resetPassword>): Promise<SuccessView> {
    const grant = this.grants.read(cookies);
    await this.commands.execute(new ResetPasswordWithGrant(body.email, body.password, grant));
    this.grants.clear(cookies);
    await this.resetGuesses(body.email, cookies);
    return { success: true };
  }

  /** Ends pauses that strangers' guesses have caused, after a code from the mailbox. */
  private async resetGuesses(email: string, cookies: CallCookies): Promise<void> {
    await this.guesses.forget(email);
    this.devices.write(cookies, email);
  }
}
