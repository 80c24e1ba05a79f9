import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Optional, PlainText } from '../shared/validation.js';
import { EmailAddress } from './email-address.js';
import { codeForm } from './one-time-code.requests.js';
import { longestPassword } from './passwords.js';

/** The new password of the signed-in person; the api knows whose it is, and checks its strength for them. */
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
  /** The new address. */
  @EmailAddress()
  email: string;

  /** The present password; left out by whoever has none. */
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

/** The most characters of a reason. */
export const longestRemovalReason = 1_000;

export class RequestBusinessRemovalRequest {
  /** For the operators; may be left out. */
  @Optional()
  @PlainText({ lines: true })
  @MaxLength(longestRemovalReason)
  reason?: string;
}
