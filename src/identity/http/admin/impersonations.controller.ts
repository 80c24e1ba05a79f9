import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { impersonationRoutes as routes } from '#contracts/identity/impersonation.routes.js';
import type {
  ImpersonatedChangePageView,
  ImpersonationOfferView,
  ImpersonationPageView,
} from '#contracts/identity/impersonation.views.js';
import { Input, type Call } from '../../../platform/http/call.js';
import { Implements } from '../../../platform/http/implements.js';
import { ImpersonatedChanges } from '../../impersonation/impersonated-changes.js';
import { Impersonations } from '../../impersonation/impersonations.js';
import { StartImpersonation } from '../../impersonation/start-impersonation.js';
import { handOverCookie } from '../../sessions/hand-over.js';

@Controller()
export class ImpersonationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
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
  impersonations(@Input() { query }: Call<typeof routes.impersonations>): Promise<ImpersonationPageView> {
    return this.queries.execute(new Impersonations(query.page, query.pageSize));
  }

  @Implements(routes.impersonatedChanges)
  changes(@Input() { params, query }: Call<typeof routes.impersonatedChanges>): Promise<ImpersonatedChangePageView> {
    return this.queries.execute(new ImpersonatedChanges(params.id, query.page, query.pageSize));
  }
}
