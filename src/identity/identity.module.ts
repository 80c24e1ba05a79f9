import { Module } from '@nestjs/common';
import { ImportVendorsHandler } from './commands/import-vendors.js';
import { RefreshSessionHandler } from './commands/refresh-session.js';
import { RegisterUserHandler } from './commands/register-user.js';
import { RegisterVendorHandler } from './commands/register-vendor.js';
import { SendCodeHandler } from './commands/sign-up/send-code.js';
import { VerifyEmailHandler } from './commands/sign-up/verify-email.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignOutHandler } from './commands/sign-out.js';
import { UpdateUserHandler } from './commands/update-user.js';
import { AccessTokens } from './credentials/access-tokens.js';
import { Passwords } from './credentials/passwords.js';
import { RefreshTokens } from './credentials/refresh-tokens.js';
import { RevokedSessions } from './credentials/revoked-sessions.js';
import { ForgetEndedSessions } from './forget-ended-sessions.js';
import { CodeDigits } from './one-time-codes/code-digits.js';
import { OneTimeCodes } from './one-time-codes/one-time-codes.js';
import { PasswordGrants } from './one-time-codes/password-grants.js';
import { IdentityFacade } from './public/identity-facade.js';
import { CurrentUserHandler } from './queries/current-user.js';
import { EmailCodeHandler } from './queries/email-code.js';
import { WhoAmIHandler } from './queries/who-am-i.js';
import { SendCodeWhenOneTimeCodeWanted } from './reactions/send-code-when-one-time-code-wanted.js';
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
  SendCodeHandler,
  VerifyEmailHandler,
  EmailCodeHandler,
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
    CodeDigits,
    OneTimeCodes,
    PasswordGrants,
    SendCodeWhenOneTimeCodeWanted,
    ...handlers,
  ],
  exports: [IdentityFacade, AccessTokens, RevokedSessions, PasswordGrants],
})
export class IdentityModule {}
