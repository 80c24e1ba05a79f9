import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { reportsRoutes as routes } from '#contracts/identity/reports.routes.js';
import type { TokenReportView, UserConfirmationView } from '#contracts/identity/reports.views.js';
import type { Call } from '../../../platform/http/call.js';
import { Input } from '../../../platform/http/call.js';
import { Implements } from '../../../platform/http/implements.js';
import { AtMostPerMinute } from '../../../platform/http/rate-limit/at-most-per-minute.js';
import { AccessTokens } from '../../credentials/access-tokens.js';
import { CurrentUser } from '../../queries/current-user.js';
import { UserConfirmation } from '../../queries/user-confirmation.js';

/** What can be asked and changes nothing (ID-119). */
@Controller()
export class ReportsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly accessTokens: AccessTokens,
  ) {}

  @Implements(routes.confirmUser)
  @AtMostPerMinute((config) => config.emailChecksPerMinute)
  confirmUser(@Input() { body, user }: Call<typeof routes.confirmUser>): Promise<UserConfirmationView> {
    return this.queries.execute(new UserConfirmation(body.identifier, user));
  }

  @Implements(routes.verifyToken)
  @AtMostPerMinute((config) => config.signInTriesPerMinute)
  async verifyToken(@Input() { body }: Call<typeof routes.verifyToken>): Promise<TokenReportView> {
    const end = await this.accessTokens.endOfIdToken(body.idToken);
    return { isValid: end !== undefined, expiresAt: end?.toISOString() ?? null };
  }

  @Implements(routes.userDetails)
  userDetails(@Input() { params }: Call<typeof routes.userDetails>): Promise<AuthUserView> {
    return this.queries.execute(new CurrentUser(params.id));
  }
}
