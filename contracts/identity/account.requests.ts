import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Optional, PlainText } from '../shared/validation.js';
import { EmailAddress } from './email-address.js';
import { codeForm } from './one-time-code.requests.js';
import { longestPassword } from './passwords.js';

/** The new password of the signed-in user. The api checks its strength against the user's name and email. */
export class ChangePasswordRequest {
  @IsString()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  currentPassword: string;

  @IsString()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password: string;
}

export class StartEmailChangeRequest {
  /** The new email. */
  @EmailAddress()
  email: string;

  /** The current password; absent for accounts without one. */
  @Optional()
  @IsString()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password?: string;
}

export class ConfirmEmailChangeRequest {
  @Matches(codeForm)
  otp: string;
}

/** The greatest number of characters of a reason. */
export const longestRemovalReason = 1_000;

export class RequestBusinessRemovalRequest {
  /** The reason, for the operators; optional. */
  @Optional()
  @PlainText({ lines: true })
  @MaxLength(longestRemovalReason)
  reason?: string;
}
