import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { RefreshedView, SuccessView } from '#contracts/identity/identity.views.js';
import type { SignInAnswerView } from '#contracts/identity/second-factor.views.js';
import type { Call } from '../../platform/http/call.js';
import { Input } from '../../platform/http/call.js';
import { Implements } from '../../platform/http/implements.js';
import { AtMostPerMinute } from '../../platform/http/rate-limit/at-most-per-minute.js';
import { RefreshSession } from '../commands/refresh-session.js';
import { SignIn } from '../commands/sign-in.js';
import { SignOut } from '../commands/sign-out.js';
import { DeviceCookies } from '../guesses/device-cookies.js';
import { Guesses } from '../guesses/guesses.js';
import { answerSignIn } from '../second-factor/sign-in/answer-sign-in.js';

@Controller()
export class AuthController {
  constructor(
    private readonly commands: CommandBus,
    private readonly guesses: Guesses,
    private readonly devices: DeviceCookies,
  ) {}

  @Implements(identityRoutes.login)
  @AtMostPerMinute((config) => config.signInTriesPerMinute)
  async login(@Input() { body, cookies }: Call<typeof identityRoutes.login>): Promise<SignInAnswerView> {
    const { identifier, password } = body;
    const signIn = () => this.commands.execute(new SignIn(identifier, password));
    const outcome = await this.guesses.limit({ secret: 'password', account: identifier }, cookies, signIn);
    return answerSignIn(outcome, cookies, this.devices);
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
