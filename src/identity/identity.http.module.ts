import { Global, Module } from '@nestjs/common';
import { AUTHENTICATOR } from '../platform/http/authenticator.js';
import { RevocationFeed } from './credentials/revocation-feed.js';
import { SessionAuthenticator } from './credentials/session-authenticator.js';
import { AccountsController } from './http/accounts/accounts.controller.js';
import { AdminUsersController } from './http/admin/admin-users.controller.js';
import { ImpersonationsController } from './http/admin/impersonations.controller.js';
import { AuthController } from './http/auth.controller.js';
import { DataRightsController } from './http/data-rights.controller.js';
import { OneTimeCodesController } from './http/sign-up/one-time-codes.controller.js';
import { PasswordsController } from './http/passwords.controller.js';
import { ReportsController } from './http/reports.controller.js';
import { SecondFactorController } from './http/second-factor/second-factor.controller.js';
import { SessionOwners } from './http/session-owners.js';
import { SessionsController } from './http/sessions.controller.js';
import { SingleSignOnController } from './http/single-sign-on.controller.js';
import { SignUpController } from './http/sign-up/sign-up.controller.js';
import { UserOwners } from './http/user-owners.js';
import { UsersController } from './http/users.controller.js';
import { VendorsController } from './http/vendors.controller.js';
import { VendorOwners } from './http/vendor-owners.js';
import { IdentityModule } from './identity.module.js';

/** Global for the sake of AUTHENTICATOR: the guard of every route and the socket ask it. */
@Global()
@Module({
  imports: [IdentityModule],
  controllers: [
    AccountsController,
    AdminUsersController,
    ImpersonationsController,
    AuthController,
    PasswordsController,
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
