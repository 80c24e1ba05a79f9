import { Global, Module } from '@nestjs/common';
import { AUTHENTICATOR } from '#src/platform/http/authenticator.js';
import { RevocationFeed } from './sessions/revocation-feed.js';
import { SessionAuthenticator } from './sessions/session-authenticator.js';
import { AccountsController } from './accounts/http/accounts.controller.js';
import { AdminUsersController } from './operators/http/admin-users.controller.js';
import { ImpersonationsController } from './operators/http/impersonations.controller.js';
import { AuthController } from './sign-in/http/auth.controller.js';
import { DataRightsController } from './data-rights/http/data-rights.controller.js';
import { OneTimeCodesController } from './accounts/http/one-time-codes.controller.js';
import { PasswordsController } from './sign-in/http/passwords.controller.js';
import { ReportsController } from './accounts/http/reports.controller.js';
import { SecondFactorController } from './second-factor/http/second-factor.controller.js';
import { SessionOwners } from './sessions/http/session-owners.js';
import { SessionsController } from './sessions/http/sessions.controller.js';
import { SingleSignOnController } from './sign-in/http/single-sign-on.controller.js';
import { SignUpController } from './accounts/http/sign-up.controller.js';
import { UserOwners } from './accounts/http/user-owners.js';
import { UnsubscribeController } from './accounts/http/unsubscribe.controller.js';
import { UsersController } from './accounts/http/users.controller.js';
import { VendorsController } from './vendors/http/vendors.controller.js';
import { VendorOwners } from './vendors/http/vendor-owners.js';
import { IdentityModule } from './identity.module.js';

/** Global, because the guard of every route and the socket inject AUTHENTICATOR. */
@Global()
@Module({
  imports: [IdentityModule],
  controllers: [
    AccountsController,
    AdminUsersController,
    ImpersonationsController,
    AuthController,
    PasswordsController,
    UnsubscribeController,
    UsersController,
    DataRightsController,
    SessionsController,
    SingleSignOnController,
    SecondFactorController,
    ReportsController,
    OneTimeCodesController,
    SignUpController,
    VendorsController,
  ],
  providers: [
    RevocationFeed,
    { provide: AUTHENTICATOR, useClass: SessionAuthenticator },
    UserOwners,
    VendorOwners,
    SessionOwners,
  ],
  exports: [AUTHENTICATOR],
})
export class IdentityHttpModule {}
