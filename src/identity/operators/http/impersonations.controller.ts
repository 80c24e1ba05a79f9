import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { impersonationRoutes as routes } from '#contracts/identity/impersonation.routes.js';
import type {
  ImpersonatedChangeView,
  ImpersonationOfferView,
  ImpersonationView,
} from '#contracts/identity/impersonation.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { ReturnedView } from '#contracts/identity/sessions.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { EndImpersonation } from '../commands/end-impersonation.js';
import { StartImpersonation } from '../commands/start-impersonation.js';
import { HandOver, handOverCookie, returnCookie } from '../hand-over.js';
import { ImpersonatedChanges } from '../queries/impersonated-changes.js';
import { Impersonations } from '../queries/impersonations.js';

@Controller()
export class ImpersonationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly handOvers: HandOver,
  ) {}

  @Implements(routes.startImpersonation)
  async start(
    @Input() { body, user, cookies }: Call<typeof routes.startImpersonation>,
  ): Promise<ImpersonationOfferView> {
    const { userId, reason } = body;
    const command = new StartImpersonation(user.userId, user.sessionId, userId, reason);
    const offered = await this.commands.execute(command);
    cookies.set(handOverCookie.name, offered.nonce, handOverCookie.maxAge);
    return { idToken: offered.idToken, accessToken: offered.accessToken };
  }

  @Implements(routes.impersonations)
  impersonations(@Input() { query }: Call<typeof routes.impersonations>): Promise<PageView<ImpersonationView>> {
    return this.queries.execute(new Impersonations(query.page, query.pageSize));
  }

  @Implements(routes.impersonatedChanges)
  changes(
    @Input() { params, query }: Call<typeof routes.impersonatedChanges>,
  ): Promise<PageView<ImpersonatedChangeView>> {
    return this.queries.execute(new ImpersonatedChanges(params.id, query.page, query.pageSize));
  }

  @Implements(sessionsRoutes.handOver)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async handOver(@Input() { body, cookies }: Call<typeof sessionsRoutes.handOver>): Promise<SignedInView> {
    const nonce = cookies.get(handOverCookie.name);
    cookies.clear(handOverCookie.name);
    const { data, returnNonce } = await this.handOvers.accept(body, nonce);
    cookies.set(returnCookie.name, returnNonce, returnCookie.maxAge);
    return { data };
  }

  @Implements(sessionsRoutes.endImpersonation)
  async endImpersonation(
    @Input() { user, cookies }: Call<typeof sessionsRoutes.endImpersonation>,
  ): Promise<ReturnedView> {
    const nonce = cookies.get(returnCookie.name);
    cookies.clear(returnCookie.name);
    return { data: await this.commands.execute(new EndImpersonation(user, nonce)) };
  }
}
