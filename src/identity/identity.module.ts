import { Module } from '@nestjs/common';
import { ImportVendorsHandler } from './commands/import-vendors.js';
import { RefreshSessionHandler } from './commands/refresh-session.js';
import { RegisterUserHandler } from './commands/register-user.js';
import { RegisterVendorHandler } from './commands/register-vendor.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignOutHandler } from './commands/sign-out.js';
import { UpdateUserHandler } from './commands/update-user.js';
import { AccessTokens } from './credentials/access-tokens.js';
import { Passwords } from './credentials/passwords.js';
import { RefreshTokens } from './credentials/refresh-tokens.js';
import { RevokedSessions } from './credentials/revoked-sessions.js';
import { ForgetEndedSessions } from './forget-ended-sessions.js';
import { IdentityFacade } from './public/identity-facade.js';
import { CurrentUserHandler } from './queries/current-user.js';
import { WhoAmIHandler } from './queries/who-am-i.js';
import { ForgetOldSecurityEvents } from './security-log/forget-old-security-events.js';
import { SecurityLog } from './security-log/security-log.js';
import { SessionStarter } from './sessions/session-starter.js';

const handlers = [
  SignInHandler,
  RefreshSessionHandler,
  SignOutHandler,
  RegisterUserHandler,
  RegisterVendorHandler,
  ImportVendorsHandler,
  UpdateUserHandler,
  CurrentUserHandler,
  WhoAmIHandler,
];

@Module({
  providers: [
    Passwords,
    AccessTokens,
    RefreshTokens,
    RevokedSessions,
    IdentityFacade,
    ForgetEndedSessions,
    SecurityLog,
    ForgetOldSecurityEvents,
    SessionStarter,
    ...handlers,
  ],
  exports: [IdentityFacade, AccessTokens, RevokedSessions],
})
export class IdentityModule {}
