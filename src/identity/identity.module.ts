import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalDataSources } from '../platform/personal-data/personal-data-sources.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { CancelBusinessRemovalHandler } from './commands/accounts/cancel-business-removal.js';
import { CancelEmailChangeHandler } from './commands/accounts/cancel-email-change.js';
import { ChangePasswordHandler } from './commands/accounts/change-password.js';
import { ConfirmEmailChangeHandler } from './commands/accounts/confirm-email-change.js';
import { RequestBusinessRemovalHandler } from './commands/accounts/request-business-removal.js';
import { ResendEmailChangeCodeHandler } from './commands/accounts/resend-email-change-code.js';
import { StartEmailChangeHandler } from './commands/accounts/start-email-change.js';
import { CheckEmailHandler } from './commands/check-email.js';
import { CloseAccountHandler } from './commands/data-rights/close-account.js';
import { KeepAccountHandler } from './commands/data-rights/keep-account.js';
import { RequestExportHandler } from './commands/data-rights/request-export.js';
import { SendProofCodeHandler } from './commands/data-rights/send-proof-code.js';
import { EndAllSessionsHandler } from './commands/end-all-sessions.js';
import { EndSessionHandler } from './commands/end-session.js';
import { FinishSingleSignOnHandler } from './commands/finish-single-sign-on.js';
import { ImportVendorsHandler } from './commands/import-vendors.js';
import { AddOperatorHandler } from './commands/operators/add-operator.js';
import { RemoveOperatorHandler } from './commands/operators/remove-operator.js';
import { AskForCodeHandler } from './commands/passwords/ask-for-code.js';
import { ResetPasswordWithCodeHandler } from './commands/passwords/reset-password-with-code.js';
import { ResetPasswordWithGrantHandler } from './commands/passwords/reset-password-with-grant.js';
import { TakeOverLegacyAccountHandler } from './commands/passwords/take-over-legacy-account.js';
import { RefreshSessionHandler } from './commands/refresh-session.js';
import { RegisterUserHandler } from './commands/register-user.js';
import { RegisterVendorHandler } from './commands/register-vendor.js';
import { CorrectEmailHandler } from './commands/sign-up/correct-email.js';
import { SignUpHandler } from './commands/sign-up/sign-up.js';
import { VerifyEmailHandler } from './commands/sign-up/verify-email.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignOutHandler } from './commands/sign-out.js';
import { StartSingleSignOnHandler } from './commands/start-single-sign-on.js';
import { UpdateUserHandler } from './commands/update-user.js';
import { AccessTokens } from './credentials/access-tokens.js';
import { CurrentPassword } from './credentials/current-password.js';
import { PasswordPolicy } from './credentials/password-policy.js';
import { KeySeal } from './credentials/key-seal.js';
import { PersonProof } from './credentials/person-proof.js';
import { Passwords } from './credentials/passwords.js';
import { RefreshTokens } from './credentials/refresh-tokens.js';
import { RevokedSessions } from './credentials/revoked-sessions.js';
import { RotateSigningKeys } from './credentials/rotate-signing-keys.js';
import { SigningKeys } from './credentials/signing-keys.js';
import { AccountCloser } from './data-rights/account-closer.js';
import { EraseClosedAccounts } from './data-rights/erase-closed-accounts.js';
import { ExportArchive } from './data-rights/export-archive.js';
import { IdentityData } from './data-rights/identity-data.js';
import { SweepDataExports } from './data-rights/sweep-data-exports.js';
import { ForgetLapsedRows } from './forget-lapsed-rows.js';
import { AccountNotices } from './notices/account-notices.js';
import { CodeDigits } from './one-time-codes/code-digits.js';
import { OneTimeCodes } from './one-time-codes/one-time-codes.js';
import { PasswordGrants } from './one-time-codes/password-grants.js';
import { ImpersonatedChangesHandler } from './impersonation/impersonated-changes.js';
import { ImpersonationsHandler } from './impersonation/impersonations.js';
import { RecordImpersonatedChanges } from './impersonation/record-impersonated-changes.js';
import { EndImpersonationHandler } from './impersonation/end-impersonation.js';
import { StartImpersonationHandler } from './impersonation/start-impersonation.js';
import { AccountClosings } from './public/account-closings.js';
import { DeviceCookies } from './guesses/device-cookies.js';
import { Guesses } from './guesses/guesses.js';
import { IdentityFacade } from './public/identity-facade.js';
import { VendorRegistry } from './public/vendor-registry.js';
import { AccountHandler } from './queries/accounts/account.js';
import { AdminUserHandler } from './queries/admin/admin-user.js';
import { AdminUsersHandler } from './queries/admin/admin-users.js';
import { ClosingOfAccountHandler } from './queries/data-rights/closing-of-account.js';
import { ExportLinkHandler } from './queries/data-rights/export-link.js';
import { NewestExportHandler } from './queries/data-rights/newest-export.js';
import { CurrentUserHandler } from './queries/current-user.js';
import { EmailCodeHandler } from './queries/email-code.js';
import { SessionsOfUserHandler } from './queries/sessions-of-user.js';
import { UserConfirmationHandler } from './queries/user-confirmation.js';
import { WhoAmIHandler } from './queries/who-am-i.js';
import { EraseTracesWhenPersonErased } from './reactions/data-rights/erase-traces-when-person-erased.js';
import { MailWhenAccountClosed } from './reactions/data-rights/mail-when-account-closed.js';
import { MailWhenDataExportMade } from './reactions/data-rights/mail-when-data-export-made.js';
import { MakeExportWhenDataExportWanted } from './reactions/data-rights/make-export-when-data-export-wanted.js';
import { WantCodeWhenCodeAsked } from './reactions/want-code-when-code-asked.js';
import { SendCodeWhenOneTimeCodeWanted } from './reactions/send-code-when-one-time-code-wanted.js';
import { SendNoticeWhenAccountNoticeWanted } from './reactions/send-notice-when-account-notice-wanted.js';
import { AuthenticatorCodes } from './second-factor/authenticator-codes.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { ConfirmSecondFactorHandler } from './second-factor/settings/confirm-second-factor.js';
import { OwnerProof } from './second-factor/settings/owner-proof.js';
import { RenewRecoveryCodesHandler } from './second-factor/settings/renew-recovery-codes.js';
import { SecondFactorStatusHandler } from './second-factor/settings/second-factor-status.js';
import { SendOwnerCodeHandler } from './second-factor/settings/send-owner-code.js';
import { StartSecondFactorHandler } from './second-factor/settings/start-second-factor.js';
import { TurnOffSecondFactorHandler } from './second-factor/settings/turn-off-second-factor.js';
import { PendingSignIns } from './second-factor/sign-in/pending-sign-ins.js';
import { RespondToSecondFactorHandler } from './second-factor/sign-in/respond-to-second-factor.js';
import { ForgetOldSecurityEvents } from './security-log/forget-old-security-events.js';
import { SecurityLog } from './security-log/security-log.js';
import { HandOver } from './sessions/hand-over.js';
import { SessionEnder } from './sessions/session-ender.js';
import { SessionStarter } from './sessions/session-starter.js';
import { OpenIdProvider } from './single-sign-on/open-id-provider.js';
import { AcceptTermsOfServiceHandler } from './commands/vendors/accept-terms-of-service.js';
import { EnsureVendorHandler } from './commands/vendors/ensure-vendor.js';
import { UpdateVendorHandler } from './commands/vendors/update-vendor.js';

const handlers = [
  SignInHandler,
  RefreshSessionHandler,
  SignOutHandler,
  StartSingleSignOnHandler,
  FinishSingleSignOnHandler,
  EndSessionHandler,
  EndAllSessionsHandler,
  SessionsOfUserHandler,
  RegisterUserHandler,
  RegisterVendorHandler,
  ImportVendorsHandler,
  UpdateUserHandler,
  CheckEmailHandler,
  AskForCodeHandler,
  ResetPasswordWithCodeHandler,
  ResetPasswordWithGrantHandler,
  TakeOverLegacyAccountHandler,
  CurrentUserHandler,
  AdminUsersHandler,
  StartImpersonationHandler,
  EndImpersonationHandler,
  ImpersonationsHandler,
  ImpersonatedChangesHandler,
  AdminUserHandler,
  WhoAmIHandler,
  SignUpHandler,
  CorrectEmailHandler,
  VerifyEmailHandler,
  EmailCodeHandler,
  EnsureVendorHandler,
  UpdateVendorHandler,
  AcceptTermsOfServiceHandler,
  UserConfirmationHandler,
  StartSecondFactorHandler,
  ConfirmSecondFactorHandler,
  TurnOffSecondFactorHandler,
  RenewRecoveryCodesHandler,
  SendOwnerCodeHandler,
  SecondFactorStatusHandler,
  RespondToSecondFactorHandler,
  AccountHandler,
  ChangePasswordHandler,
  StartEmailChangeHandler,
  ConfirmEmailChangeHandler,
  ResendEmailChangeCodeHandler,
  CancelEmailChangeHandler,
  RequestBusinessRemovalHandler,
  CancelBusinessRemovalHandler,
  AddOperatorHandler,
  RemoveOperatorHandler,
];

const dataRights = [
  PersonalDataSources,
  IdentityData,
  ExportArchive,
  AccountCloser,
  AccountClosings,
  EraseClosedAccounts,
  SweepDataExports,
  MakeExportWhenDataExportWanted,
  MailWhenDataExportMade,
  MailWhenAccountClosed,
  EraseTracesWhenPersonErased,
  RequestExportHandler,
  NewestExportHandler,
  ExportLinkHandler,
  SendProofCodeHandler,
  CloseAccountHandler,
  KeepAccountHandler,
  ClosingOfAccountHandler,
];

@Module({
  imports: [DiscoveryModule, StorageModule],
  providers: [
    Passwords,
    PasswordPolicy,
    CurrentPassword,
    PersonProof,
    KeySeal,
    SigningKeys,
    RotateSigningKeys,
    AccessTokens,
    RefreshTokens,
    RevokedSessions,
    IdentityFacade,
    VendorRegistry,
    ForgetLapsedRows,
    AccountNotices,
    SecurityLog,
    RecordImpersonatedChanges,
    ForgetOldSecurityEvents,
    AuthenticatorCodes,
    RecoveryCodes,
    SecondFactors,
    OwnerProof,
    PendingSignIns,
    SessionStarter,
    HandOver,
    OpenIdProvider,
    SessionEnder,
    CodeDigits,
    OneTimeCodes,
    PasswordGrants,
    DeviceCookies,
    Guesses,
    WantCodeWhenCodeAsked,
    SendCodeWhenOneTimeCodeWanted,
    SendNoticeWhenAccountNoticeWanted,
    ...dataRights,
    ...handlers,
  ],
  exports: [
    AccountClosings,
    IdentityFacade,
    VendorRegistry,
    AccessTokens,
    SigningKeys,
    HandOver,
    RevokedSessions,
    PasswordGrants,
    DeviceCookies,
    Guesses,
  ],
})
export class IdentityModule {}
