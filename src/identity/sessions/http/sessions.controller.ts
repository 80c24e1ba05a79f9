import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { PublicKeysView, SessionsView } from '#contracts/identity/sessions.views.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { SigningKeys } from '../../credentials/signing-keys.js';
import { EndAllSessions } from '../commands/end-all-sessions.js';
import { EndSession } from '../commands/end-session.js';
import { SessionsOfUser } from '../queries/sessions-of-user.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly keys: SigningKeys,
  ) {}

  @Implements(sessionsRoutes.publicKeys)
  async publicKeys(): Promise<PublicKeysView> {
    return { keys: await this.keys.published() };
  }

  @Implements(sessionsRoutes.sessions)
  sessions(@Input() { query, user }: Call<typeof sessionsRoutes.sessions>): Promise<SessionsView> {
    return this.queries.execute(new SessionsOfUser(user.userId, user.sessionId, query));
  }

  @Implements(sessionsRoutes.endSession)
  async endSession(@Input() { params, user }: Call<typeof sessionsRoutes.endSession>): Promise<SuccessView> {
    await this.commands.execute(new EndSession(params.id, user.sessionId));
    return { success: true };
  }

  @Implements(sessionsRoutes.endAllSessions)
  async endAllSessions(@Input() { user }: Call<typeof sessionsRoutes.endAllSessions>): Promise<SuccessView> {
    await this.commands.execute(new EndAllSessions(user.userId));
    return { success: true };
  }
}
