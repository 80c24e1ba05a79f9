import { randomBytes } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import type { SingleSignOnAnswerView, SingleSignOnStartedView } from '#contracts/identity/single-sign-on.views.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { FinishSingleSignOn } from '../commands/finish-single-sign-on.js';
import { StartSingleSignOn } from '../commands/start-single-sign-on.js';
import { DeviceCookies } from '../../guesses/device-cookies.js';
import { answerSignIn } from '../answer-sign-in.js';

/** Identifies a browser during its visit to the provider. Its tabs share the cookie. */
const cookie = { name: 'posy.single-sign-on', maxAge: 600 } as const;

@Controller()
export class SingleSignOnController {
  constructor(
    private readonly commands: CommandBus,
    private readonly devices: DeviceCookies,
  ) {}

  @Implements(singleSignOnRoutes.startSingleSignOn)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async start(
    @Input() { body, cookies }: Call<typeof singleSignOnRoutes.startSingleSignOn>,
  ): Promise<SingleSignOnStartedView> {
    const given = cookies.get(cookie.name);
    const browser = given !== undefined && /^[\w-]{43}$/.test(given) ? given : randomBytes(32).toString('base64url');
    const started = await this.commands.execute(new StartSingleSignOn(body.provider, browser));
    if (started.address !== null) cookies.set(cookie.name, browser, cookie.maxAge);
    return started;
  }

  @Implements(singleSignOnRoutes.finishSingleSignOn)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async finish(
    @Input() { body, cookies }: Call<typeof singleSignOnRoutes.finishSingleSignOn>,
  ): Promise<SingleSignOnAnswerView> {
    const finish = new FinishSingleSignOn(body.code, body.state, cookies.get(cookie.name));
    const { outcome, provider } = await this.commands.execute(finish);
    return { ...answerSignIn(outcome, cookies, this.devices), provider };
  }
}
