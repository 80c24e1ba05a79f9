import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SignedInView, SuccessView } from '#contracts/identity/identity.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { PublicKeysView, ReturnedView, SessionsView } from '#contracts/identity/sessions.views.js';
import type { Call } from '../../platform/http/call.js';
import { Input } from '../../platform/http/call.js';
import { Implements } from '../../platform/http/implements.js';
import { AtMostPerMinute } from '../../platform/http/rate-limit/at-most-per-minute.js';
import { EndAllSessions } from '../commands/end-all-sessions.js';
import { EndSession } from '../commands/end-session.js';
import { SigningKeys } from '../credentials/signing-keys.js';
import { SessionsOfUser } from '../queries/sessions-of-user.js';
import { EndImpersonation } from '../impersonation/end-impersonation.js';
import { HandOver, handOverCookie, returnCookie } from '../sessions/hand-over.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly keys: SigningKeys,
    private readonly handOvers: HandOver,
  ) {}

  @Implements(sessionsRoutes.publicKeys)
  async publicKeys(): Promise<PublicKeysView> {
    return { keys: await this.keys.published() };
  }

  @Implements(sessionsRoutes.handOver)
  @AtMostPerMinute((config) => config.signInTriesPerMinute)
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
