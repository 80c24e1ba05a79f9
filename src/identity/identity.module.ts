import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalDataSources } from '#src/platform/personal-data/personal-data-sources.js';
import { StorageModule } from '#src/platform/storage/storage.module.js';
import { CancelBusinessRemovalHandler } from './accounts/commands/cancel-business-removal.js';
import { CancelEmailChangeHandler } from './accounts/commands/cancel-email-change.js';
import { ChangePasswordHandler } from './accounts/commands/change-password.js';
import { ConfirmEmailChangeHandler } from './accounts/commands/confirm-email-change.js';
import { CorrectEmailHandler } from './accounts/commands/correct-email.js';
import { RegisterUserHandler } from './accounts/commands/register-user.js';
import { RequestBusinessRemovalHandler } from './accounts/commands/request-business-removal.js';
import { ResendEmailChangeCodeHandler } from './accounts/commands/resend-email-change-code.js';
import { SignUpHandler } from './accounts/commands/sign-up.js';
import { StartEmailChangeHandler } from './accounts/commands/start-email-change.js';
import { UpdateUserHandler } from './accounts/commands/update-user.js';
import { VerifyEmailHandler } from './accounts/commands/verify-email.js';
import { AccountHandler } from './accounts/queries/account.js';
import { CurrentUserHandler } from './accounts/queries/current-user.js';
import { EmailCodeHandler } from './accounts/queries/email-code.js';
import { UserConfirmationHandler } from './accounts/queries/user-confirmation.js';
import { WhoAmIHandler } from './accounts/queries/who-am-i.js';
import { AccessTokens } from './credentials/access-tokens.js';
import { CurrentPassword } from './credentials/current-password.js';
import { KeySeal } from './credentials/key-seal.js';
import { PasswordPolicy } from './credentials/password-policy.js';
import { Passwords } from './credentials/passwords.js';
import { Reauthentication } from './credentials/reauthentication.js';
import { RefreshTokens } from './credentials/refresh-tokens.js';
import { RotateSigningKeys } from './credentials/rotate-signing-keys.js';
import { SigningKeys } from './credentials/signing-keys.js';
import { AccountCloser } from './data-rights/account-closer.js';
import { CloseAccountOnRequestHandler } from './data-rights/commands/close-account-on-request.js';
import { CloseAccountHandler } from './data-rights/commands/close-account.js';
import { KeepAccountHandler } from './data-rights/commands/keep-account.js';
import { RequestExportHandler } from './data-rights/commands/request-export.js';
import { SendProofCodeHandler } from './data-rights/commands/send-proof-code.js';
import { EraseClosedAccounts } from './data-rights/erase-closed-accounts.js';
import { ExportArchive } from './data-rights/export-archive.js';
import { IdentityData } from './data-rights/identity-data.js';
import { ClosingOfAccountHandler } from './data-rights/queries/closing-of-account.js';
import { ExportLinkHandler } from './data-rights/queries/export-link.js';
import { NewestExportHandler } from './data-rights/queries/newest-export.js';
import { EraseTracesWhenPersonErased } from './data-rights/reactions/erase-traces-when-person-erased.js';
import { MailWhenAccountClosed } from './data-rights/reactions/mail-when-account-closed.js';
import { MailWhenDataExportMade } from './data-rights/reactions/mail-when-data-export-made.js';
import { MakeExportWhenDataExportWanted } from './data-rights/reactions/make-export-when-data-export-wanted.js';
import { DeleteExpiredExports } from './data-rights/delete-expired-exports.js';
import { DeleteExpiredRows } from './delete-expired-rows.js';
import { DeviceCookies } from './guesses/device-cookies.js';
import { GuessLimiter } from './guesses/guess-limiter.js';
import { AccountNotices } from './notices/account-notices.js';
import { SendNoticeWhenAccountNoticeWanted } from './notices/reactions/send-notice-when-account-notice-wanted.js';
import { CodeDigits } from './one-time-codes/code-digits.js';
import { AskForCodeHandler } from './one-time-codes/commands/ask-for-code.js';
import { OneTimeCodes } from './one-time-codes/one-time-codes.js';
import { PasswordGrants } from './one-time-codes/password-grants.js';
import { SendCodeWhenOneTimeCodeWanted } from './one-time-codes/reactions/send-code-when-one-time-code-wanted.js';
import { RequestCodeWhenCodeAsked } from './one-time-codes/reactions/request-code-when-code-asked.js';
import { AddOperatorHandler } from './operators/commands/add-operator.js';
import { EndImpersonationHandler } from './operators/commands/end-impersonation.js';
import { RemoveOperatorHandler } from './operators/commands/remove-operator.js';
import { StartImpersonationHandler } from './operators/commands/start-impersonation.js';
import { HandOver } from './operators/hand-over.js';
import { AdminUserHandler } from './operators/queries/admin-user.js';
import { AdminUsersHandler } from './operators/queries/admin-users.js';
import { ImpersonatedChangesHandler } from './operators/queries/impersonated-changes.js';
import { ImpersonationsHandler } from './operators/queries/impersonations.js';
import { RecordImpersonatedChanges } from './operators/record-impersonated-changes.js';
import { AccountClosings } from './public/account-closings.js';
import { IdentityFacadeModule } from './identity-facade.module.js';
import { UnsubscribeLinks } from './public/unsubscribe-links.js';
import { VendorRegistry } from './public/vendor-registry.js';
import { AuthenticatorCodes } from './second-factor/authenticator-codes.js';
import { ConfirmSecondFactorHandler } from './second-factor/commands/confirm-second-factor.js';
import { RenewRecoveryCodesHandler } from './second-factor/commands/renew-recovery-codes.js';
import { SendOwnerCodeHandler } from './second-factor/commands/send-owner-code.js';
import { StartSecondFactorHandler } from './second-factor/commands/start-second-factor.js';
import { TurnOffSecondFactorHandler } from './second-factor/commands/turn-off-second-factor.js';
import { SecondFactorReauthentication } from './second-factor/second-factor-reauthentication.js';
import { SecondFactorStatusHandler } from './second-factor/queries/second-factor-status.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { DeleteOldSecurityEvents } from './security-log/delete-old-security-events.js';
import { SecurityLog } from './security-log/security-log.js';
import { EndAllSessionsHandler } from './sessions/commands/end-all-sessions.js';
import { EndSessionHandler } from './sessions/commands/end-session.js';
import { SessionsOfUserHandler } from './sessions/queries/sessions-of-user.js';
import { RevokedSessions } from './sessions/revoked-sessions.js';
import { SessionEnder } from './sessions/session-ender.js';
import { CheckEmailHandler } from './sign-in/commands/check-email.js';
import { FinishSingleSignOnHandler } from './sign-in/commands/finish-single-sign-on.js';
import { RefreshSessionHandler } from './sign-in/commands/refresh-session.js';
import { ResetPasswordWithCodeHandler } from './sign-in/commands/reset-password-with-code.js';
import { ResetPasswordWithGrantHandler } from './sign-in/commands/reset-password-with-grant.js';
import { RespondToSecondFactorHandler } from './sign-in/commands/respond-to-second-factor.js';
import { SignInHandler } from './sign-in/commands/sign-in.js';
import { SignOutHandler } from './sign-in/commands/sign-out.js';
import { StartSingleSignOnHandler } from './sign-in/commands/start-single-sign-on.js';
import { TakeOverLegacyAccountHandler } from './sign-in/commands/take-over-legacy-account.js';
import { OpenIdProvider } from './sign-in/open-id-provider.js';
import { PendingSignIns } from './sign-in/pending-sign-ins.js';
import { SessionStarter } from './sign-in/session-starter.js';
import { AcceptTermsOfServiceHandler } from './vendors/commands/accept-terms-of-service.js';
import { EnsureVendorHandler } from './vendors/commands/ensure-vendor.js';
import { ImportVendorsHandler } from './vendors/commands/import-vendors.js';
import { RegisterVendorHandler } from './vendors/commands/register-vendor.js';
import { UpdateVendorHandler } from './vendors/commands/update-vendor.js';

const credentials = [
  AccessTokens,
  CurrentPassword,
  KeySeal,
  PasswordPolicy,
  Passwords,
  Reauthentication,
  RefreshTokens,
  RotateSigningKeys,
  SigningKeys,
];

const securityLog = [DeleteOldSecurityEvents, SecurityLog];

const notices = [AccountNotices, SendNoticeWhenAccountNoticeWanted];

const oneTimeCodes = [
  CodeDigits,
  OneTimeCodes,
  PasswordGrants,
  AskForCodeHandler,
  SendCodeWhenOneTimeCodeWanted,
  RequestCodeWhenCodeAsked,
];

const guesses = [DeviceCookies, GuessLimiter];

const sessions = [RevokedSessions, SessionEnder, EndAllSessionsHandler, EndSessionHandler, SessionsOfUserHandler];

const vendors = [
  AcceptTermsOfServiceHandler,
  EnsureVendorHandler,
  ImportVendorsHandler,
  RegisterVendorHandler,
  UpdateVendorHandler,
];

const secondFactor = [
  AuthenticatorCodes,
  SecondFactorReauthentication,
  RecoveryCodes,
  SecondFactors,
  ConfirmSecondFactorHandler,
  RenewRecoveryCodesHandler,
  SendOwnerCodeHandler,
  StartSecondFactorHandler,
  TurnOffSecondFactorHandler,
  SecondFactorStatusHandler,
];

const signIn = [
  OpenIdProvider,
  PendingSignIns,
  SessionStarter,
  CheckEmailHandler,
  FinishSingleSignOnHandler,
  RefreshSessionHandler,
  ResetPasswordWithCodeHandler,
  ResetPasswordWithGrantHandler,
  RespondToSecondFactorHandler,
  SignInHandler,
  SignOutHandler,
  StartSingleSignOnHandler,
  TakeOverLegacyAccountHandler,
];

const accounts = [
  CancelBusinessRemovalHandler,
  CancelEmailChangeHandler,
  ChangePasswordHandler,
  ConfirmEmailChangeHandler,
  CorrectEmailHandler,
  RegisterUserHandler,
  RequestBusinessRemovalHandler,
  ResendEmailChangeCodeHandler,
  SignUpHandler,
  StartEmailChangeHandler,
  UpdateUserHandler,
  VerifyEmailHandler,
  AccountHandler,
  CurrentUserHandler,
  EmailCodeHandler,
  UserConfirmationHandler,
  WhoAmIHandler,
];

const dataRights = [
  PersonalDataSources,
  AccountCloser,
  EraseClosedAccounts,
  ExportArchive,
  IdentityData,
  DeleteExpiredExports,
  CloseAccountOnRequestHandler,
  CloseAccountHandler,
  KeepAccountHandler,
  RequestExportHandler,
  SendProofCodeHandler,
  ClosingOfAccountHandler,
  ExportLinkHandler,
  NewestExportHandler,
  EraseTracesWhenPersonErased,
  MailWhenAccountClosed,
  MailWhenDataExportMade,
  MakeExportWhenDataExportWanted,
];

const operators = [
  HandOver,
  RecordImpersonatedChanges,
  AddOperatorHandler,
  EndImpersonationHandler,
  RemoveOperatorHandler,
  StartImpersonationHandler,
  AdminUserHandler,
  AdminUsersHandler,
  ImpersonatedChangesHandler,
  ImpersonationsHandler,
];

const facades = [AccountClosings, UnsubscribeLinks, VendorRegistry];

@Module({
  imports: [DiscoveryModule, IdentityFacadeModule, StorageModule],
  providers: [
    ...credentials,
    ...securityLog,
    ...notices,
    ...oneTimeCodes,
    ...guesses,
    ...sessions,
    ...vendors,
    ...secondFactor,
    ...signIn,
    ...accounts,
    ...dataRights,
    ...operators,
    ...facades,
    DeleteExpiredRows,
  ],
  exports: [
    AccountClosings,
    IdentityFacadeModule,
    UnsubscribeLinks,
    VendorRegistry,
    AccessTokens,
    SigningKeys,
    HandOver,
    RevokedSessions,
    PasswordGrants,
    DeviceCookies,
    GuessLimiter,
  ],
})
export class IdentityModule {}
