import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import type { LimitSettings } from '#src/platform/config/limit-settings.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { AtMostPerUser } from '#src/platform/http/rate-limit/at-most-per-user.js';
import { CancelBusinessRemoval } from '../commands/cancel-business-removal.js';
import { CancelEmailChange } from '../commands/cancel-email-change.js';
import { ChangePassword } from '../commands/change-password.js';
import { ConfirmEmailChange } from '../commands/confirm-email-change.js';
import { RequestBusinessRemoval } from '../commands/request-business-removal.js';
import { ResendEmailChangeCode } from '../commands/resend-email-change-code.js';
import { StartEmailChange } from '../commands/start-email-change.js';
import { Account } from '../queries/account.js';
import { GuessLimiter } from '../../guesses/guess-limiter.js';

/** Limits guesses at the password from a stolen session. */
const passwords = { what: 'current-password', limit: (settings: LimitSettings) => settings.signInTriesPerAccount };
const codes = { what: 'own-codes', limit: (settings: LimitSettings) => settings.codesPerAccount };

@Controller()
export class AccountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly guesses: GuessLimiter,
  ) {}

  @Implements(accountRoutes.account)
  account(@Input() { user }: Call<typeof accountRoutes.account>): Promise<AccountView> {
    return this.queries.execute(new Account(user.userId));
  }

  @Implements(accountRoutes.changePassword)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(passwords)
  async changePassword(@Input() { body, user }: Call<typeof accountRoutes.changePassword>): Promise<SuccessView> {
    const { currentPassword, password } = body;
    await this.commands.execute(new ChangePassword(user.userId, user.sessionId, currentPassword, password));
    return { success: true };
  }

  @Implements(accountRoutes.startEmailChange)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(passwords)
  async startEmailChange(@Input() { body, user }: Call<typeof accountRoutes.startEmailChange>): Promise<AccountView> {
    await this.commands.execute(new StartEmailChange(user.userId, body.email, body.password));
    return this.queries.execute(new Account(user.userId));
  }

  @Implements(accountRoutes.confirmEmailChange)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(codes)
  async confirmEmailChange(
    @Input() { body, user, cookies }: Call<typeof accountRoutes.confirmEmailChange>,
  ): Promise<AccountView> {
    const confirm = () => this.commands.execute(new ConfirmEmailChange(user.userId, user.sessionId, body.otp));
    await this.guesses.limit({ secret: 'code', account: user.userId }, cookies, confirm);
    return this.queries.execute(new Account(user.userId));
  }

  @Implements(accountRoutes.resendEmailChangeCode)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser(codes)
  async resendEmailChangeCode(
    @Input() { user }: Call<typeof accountRoutes.resendEmailChangeCode>,
  ): Promise<AccountView> {
    await this.commands.execute(new ResendEmailChangeCode(user.userId));
    return this.queries.execute(new Account(user.userId));
  }

  @Implements(accountRoutes.cancelEmailChange)
  async cancelEmailChange(@Input() { user }: Call<typeof accountRoutes.cancelEmailChange>): Promise<AccountView> {
    await this.commands.execute(new CancelEmailChange(user.userId));
    return this.queries.execute(new Account(user.userId));
  }

  @Implements(accountRoutes.requestBusinessRemoval)
  async requestBusinessRemoval(
    @Input() { body, user }: Call<typeof accountRoutes.requestBusinessRemoval>,
  ): Promise<AccountView> {
    await this.commands.execute(new RequestBusinessRemoval(user.userId, body.reason ?? ''));
    return this.queries.execute(new Account(user.userId));
  }

  @Implements(accountRoutes.cancelBusinessRemoval)
  async cancelBusinessRemoval(
    @Input() { user }: Call<typeof accountRoutes.cancelBusinessRemoval>,
  ): Promise<AccountView> {
    await this.commands.execute(new CancelBusinessRemoval(user.userId));
    return this.queries.execute(new Account(user.userId));
  }
}
