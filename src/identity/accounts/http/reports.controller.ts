import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { reportsRoutes as routes } from '#contracts/identity/reports.routes.js';
import type { TokenReportView, UserConfirmationView } from '#contracts/identity/reports.views.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Implements } from '#src/platform/http/implements.js';
import { AtMostPerMinute } from '#src/platform/http/rate-limit/at-most-per-minute.js';
import { AccessTokens } from '../../credentials/access-tokens.js';
import { CurrentUser } from '../queries/current-user.js';
import { UserConfirmation } from '../queries/user-confirmation.js';

/** Calls that report on users and tokens and change nothing (ID-119, ID-121). */
@Controller()
export class ReportsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly accessTokens: AccessTokens,
  ) {}

  @Implements(routes.confirmUser)
  @AtMostPerMinute((settings) => settings.emailChecksPerMinute)
  confirmUser(@Input() { body, user }: Call<typeof routes.confirmUser>): Promise<UserConfirmationView> {
    return this.queries.execute(new UserConfirmation(body.identifier, user));
  }

  @Implements(routes.verifyToken)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  async verifyToken(@Input() { body }: Call<typeof routes.verifyToken>): Promise<TokenReportView> {
    const read = await this.accessTokens.readIdToken(body.idToken);
    return { isValid: read !== undefined, expiresAt: read?.endsAt.toISOString() ?? null };
  }

  @Implements(routes.userOfToken)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  userOfToken(@Input() { body, user }: Call<typeof routes.userOfToken>): Promise<AuthUserView> {
    return this.ownerOf(body.idToken, user);
  }

  @Implements(routes.userAsInToken)
  @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
  userAsInToken(@Input() { body, user }: Call<typeof routes.userAsInToken>): Promise<AuthUserView> {
    return this.ownerOf(body.idToken, user);
  }

  @Implements(routes.user)
  user(@Input() { params }: Call<typeof routes.user>): Promise<AuthUserView> {
    return this.queries.execute(new CurrentUser(params.id));
  }

  @Implements(routes.userDetails)
  userDetails(@Input() { params }: Call<typeof routes.userDetails>): Promise<AuthUserView> {
    return this.queries.execute(new CurrentUser(params.id));
  }

  /** @throws Refusal `invalid-input` naming `idToken` when it is invalid or belongs to another user */
  private async ownerOf(idToken: string, { userId }: SignedInUser): Promise<AuthUserView> {
    const read = await this.accessTokens.readIdToken(idToken);
    if (read?.userId === userId) return this.queries.execute(new CurrentUser(userId));
    throw new Refusal('invalid-input', 'This ID token isn’t yours.', { fields: { idToken: ['not-yours'] } });
  }
}
