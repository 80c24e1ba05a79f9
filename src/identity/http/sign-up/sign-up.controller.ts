import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { signUpKinds } from '#contracts/identity/sign-up-kind.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import type { Call } from '../../../platform/http/call.js';
import { Input } from '../../../platform/http/call.js';
import { Implements } from '../../../platform/http/implements.js';
import { AtMostPerAccount } from '../../../platform/http/rate-limit/at-most-per-account.js';
import { AtMostPerMinute } from '../../../platform/http/rate-limit/at-most-per-minute.js';
import { SignUp } from '../../commands/sign-up/sign-up.js';

@Controller()
export class SignUpController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(signUpRoutes.signUp)
  @AtMostPerMinute((config) => config.signInTriesPerMinute)
  @AtMostPerAccount({ what: 'sign-up', field: 'email', limit: (config) => config.signInTriesPerAccount })
  async signUp(@Input() { body, headers }: Call<typeof signUpRoutes.signUp>): Promise<SignedInView> {
    const { email, password, givenName, familyName, phoneNumber } = body;
    const person = { email, password, firstName: givenName.trim(), lastName: familyName.trim(), phone: phoneNumber };
    const startedAs = signUpKinds.find((kind) => kind === headers['new-vendor-signup']);
    return { data: await this.commands.execute(new SignUp(person, startedAs)) };
  }
}
