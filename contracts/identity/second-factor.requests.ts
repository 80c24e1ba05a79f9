import { IsIn, IsNotEmpty, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Optional, PlainText } from '../shared/validation.js';
import { codeForm } from './one-time-code.requests.js';
import { longestPassword } from './passwords.js';
import { phoneForm } from './sign-up.requests.js';

/** What somebody shows as their second factor: what the authenticator app says now, or a recovery code. */
export const secondFactorKinds = ['authenticator', 'recovery-code'] as const;

export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** Six digits of an authenticator app (RFC 6238), or a recovery code of ten letters and digits. */
export const mfaCodeForm = /^(\d{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/;

/** The second half of a sign-in (ID-120). */
export class RespondToMfaRequest {
  /** The email that the first half was about. */
  @PlainText()
  @Length(1, 254)
  username: string;

  @Matches(mfaCodeForm)
  mfaCode: string;

  /** Taken and not used: codes come from an app and not by telephone. */
  @Optional()
  @Matches(phoneForm)
  phoneNumber?: string;

  /** What the first half has answered; it counts in the same browser only. */
  @Matches(/^[\w-]{43}$/)
  session: string;

  @IsIn(secondFactorKinds)
  type: SecondFactorKind;
}

/** That it is really the owner who asks: the password, or for an account without one the code from a mail. */
export class OwnerProofRequest {
  @Optional()
  @IsString()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password?: string;

  @Optional()
  @Matches(codeForm)
  otp?: string;
}

/** The first code of the app that was just set up. */
export class ConfirmSecondFactorRequest {
  @Matches(codeForm)
  mfaCode: string;
}

/** The owner, and the second factor there is. */
export class ChangeSecondFactorRequest extends OwnerProofRequest {
  @Matches(mfaCodeForm)
  mfaCode: string;

  @IsIn(secondFactorKinds)
  type: SecondFactorKind;
}
