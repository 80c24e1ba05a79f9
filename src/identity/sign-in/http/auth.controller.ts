import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { RefreshedView, SignedInView, SuccessView } from '#contracts/identity/identity.views.js';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import type { SignInAnswerView } from '#contracts/identity/second-factor.views.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerAccount } from '#src/platform/http/rate-limit/at-most-per-account.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { DeviceCookies } from '../../guesses/device-cookies.js';
import { GuessLimiter } from '../../guesses/guess-limiter.js';
import { answerSignIn, secondFactorCookie } from '../answer-sign-in.js';
import { RefreshSession } from '../commands/refresh-session.js';
import { RespondToSecondFactor } from '../commands/respond-to-second-factor.js';
import { SignIn } from '../commands/sign-in.js';
import { SignOut } from '../commands/sign-out.js';

@Controller()
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly guesses: GuessLimiter,
    private readonly devices: DeviceCookies,
  ) {}

  @Implements(identityRoutes.login)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async login(@Input() { body, cookies }: Call<typeof identityRoutes.login>): Promise<SignInAnswerView> {
    const { identifier, password } = body;
    const signIn = () => this.commands.execute(new SignIn(identifier, password));
    const outcome = await this.guesses.limit({ secret: 'password', account: identifier }, cookies, signIn);
    return answerSignIn(outcome, cookies, this.devices);
  }

  @Implements(secondFactorRoutes.respondToMfa)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerAccount({ what: 'mfa', field: 'username', limit: (settings) => settings.signInTriesPerAccount })
  async respondToMfa(@Input() { body, cookies }: Call<typeof secondFactorRoutes.respondToMfa>): Promise<SignedInView> {
    const { username, type, mfaCode, session } = body;
    const browser = cookies.get(secondFactorCookie.name);
    const respond = new RespondToSecondFactor(username, type, mfaCode, session, browser);
    const data = await this.commands.execute(respond);
    cookies.clear(secondFactorCookie.name);
    this.devices.write(cookies, data.user.username);
    return { data };
  }

  @Implements(identityRoutes.refreshToken)
  @AtMostPerMinute((config) => 6 * config.signInTriesPerMinute)
  async refreshToken(@Input() { body }: Call<typeof identityRoutes.refreshToken>): Promise<RefreshedView> {
    return { AuthenticationResult: await this.commands.execute(new RefreshSession(body.refreshToken, body.username)) };
  }

  @Implements(identityRoutes.logout)
  async logout(@Input() { body }: Call<typeof identityRoutes.logout>): Promise<SuccessView> {
    await this.commands.execute(new SignOut(body.accessToken));
    return { success: true };
  }
}
