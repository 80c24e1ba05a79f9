import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { AuthUserView, SignedInView } from '#contracts/identity/identity.views.js';
import { signUpKinds } from '#contracts/identity/sign-up-kind.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerAccount } from '#src/platform/http/rate-limit/at-most-per-account.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { AtMostPerUser } from '#src/platform/http/rate-limit/at-most-per-user.js';
import { CorrectEmail } from '../commands/correct-email.js';
import { SignUp } from '../commands/sign-up.js';
import { CurrentUser } from '../queries/current-user.js';

@Controller()
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(signUpRoutes.signUp)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerAccount({ what: 'sign-up', field: 'email', limit: (settings) => settings.signInTriesPerAccount })
  async signUp(@Input() { body, headers }: Call<typeof signUpRoutes.signUp>): Promise<SignedInView> {
    const { email, password, givenName, familyName, phoneNumber } = body;
    const person = { email, password, firstName: givenName.trim(), lastName: familyName.trim(), phone: phoneNumber };
    const startedAs = signUpKinds.find((kind) => kind === headers['new-vendor-signup']);
    return { data: await this.commands.execute(new SignUp(person, startedAs)) };
  }

  @Implements(signUpRoutes.correctEmail)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  @AtMostPerUser({ what: 'own-codes', limit: (settings) => settings.codesPerAccount })
  async correctEmail(@Input() { body, user }: Call<typeof signUpRoutes.correctEmail>): Promise<AuthUserView> {
    await this.commands.execute(new CorrectEmail(user.userId, body.email, body.password));
    return this.queries.execute(new CurrentUser(user.userId));
  }
}
