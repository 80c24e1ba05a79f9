import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { AccountClosing } from './data-rights/domain/account-closing.js';
import { DataExport } from './data-rights/domain/data-export.js';
import { OneTimeCode } from './one-time-codes/domain/one-time-code.js';
import { EmailChange } from './accounts/domain/email-change.js';
import { PasswordGrant } from './one-time-codes/domain/password-grant.js';
import { Session } from './sessions/domain/session.js';
import { User } from './users/domain/user.js';
import { Vendor } from './vendors/domain/vendor.js';
import { SigningKeyRow } from './credentials/domain/signing-key.js';
import { GuessCount } from './guesses/domain/guess-count.js';
import { CountGuesses } from './migrations/count-guesses.js';
import { CodeAsk } from './one-time-codes/domain/code-ask.js';
import { AskForCodes } from './migrations/ask-for-codes.js';
import { CreateAccountChanges } from './migrations/create-account-changes.js';
import { CreateIdentity } from './migrations/create-identity.js';
import { CreateSingleSignOnAttempts } from './migrations/create-single-sign-on-attempts.js';
import { CreateSecondFactors } from './migrations/create-second-factors.js';
import { CreateSigningKeys } from './migrations/create-signing-keys.js';
import { CreateOneTimeCodes } from './migrations/create-one-time-codes.js';
import { DescribeSessions } from './migrations/describe-sessions.js';
import { FindImpersonations } from './migrations/find-impersonations.js';
import { FindSessionsOfOperators } from './migrations/find-sessions-of-operators.js';
import { KeepSecurityLog } from './migrations/keep-security-log.js';
import { KeepAcceptedTerms } from './migrations/keep-accepted-terms.js';
import { LetPeopleLeave } from './migrations/let-people-leave.js';
import { RememberLegacyAccounts } from './migrations/remember-legacy-accounts.js';
import { RememberRemovalRequests } from './migrations/remember-removal-requests.js';
import { AccountNotice } from './notices/domain/account-notice.js';
import { ReturnToOperators } from './migrations/return-to-operators.js';
import { SecondFactor } from './second-factor/domain/second-factor.js';
import { PendingSignIn } from './sessions/domain/pending-sign-in.js';
import { SecurityEvent } from './security-log/domain/security-event.js';
import { SingleSignOnAttempt } from './sign-in/domain/single-sign-on-attempt.js';

export const identitySchema: DatabaseSchema = {
  name: 'identity',
  entities: [
    User,
    Vendor,
    Session,
    SecurityEvent,
    SigningKeyRow,
    SingleSignOnAttempt,
    OneTimeCode,
    PasswordGrant,
    EmailChange,
    AccountNotice,
    DataExport,
    AccountClosing,
    SecondFactor,
    PendingSignIn,
    GuessCount,
    CodeAsk,
  ],
  migrations: [
    { name: '2026-11-21-02-create-identity', class: CreateIdentity },
    { name: '2026-11-21-40-describe-sessions', class: DescribeSessions },
    { name: '2026-11-21-41-keep-security-log', class: KeepSecurityLog },
    { name: '2026-11-21-42-create-signing-keys', class: CreateSigningKeys },
    { name: '2026-11-21-43-create-single-sign-on-attempts', class: CreateSingleSignOnAttempts },
    { name: '2026-11-21-50-create-one-time-codes', class: CreateOneTimeCodes },
    { name: '2026-11-21-52-remember-legacy-accounts', class: RememberLegacyAccounts },
    { name: '2026-11-21-55-keep-accepted-terms', class: KeepAcceptedTerms },
    { name: '2026-11-21-60-find-impersonations', class: FindImpersonations },
    { name: '2026-11-21-70-create-account-changes', class: CreateAccountChanges },
    { name: '2026-11-21-71-remember-removal-requests', class: RememberRemovalRequests },
    { name: '2026-11-21-75-create-second-factors', class: CreateSecondFactors },
    { name: '2026-11-21-80-let-people-leave', class: LetPeopleLeave },
    { name: '2026-11-21-99-find-sessions-of-operators', class: FindSessionsOfOperators },
    { name: '2026-11-22-30-count-guesses', class: CountGuesses },
    { name: '2026-11-22-31-ask-for-codes', class: AskForCodes },
    { name: '2026-11-23-50-return-to-operators', class: ReturnToOperators },
  ],
};
