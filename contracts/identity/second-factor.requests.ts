import { IsIn, IsNotEmpty, IsString, Length, Matches, MaxLength } from 'class-validator';
import { Optional, PlainText } from '../shared/validation.js';
import { codeForm } from './one-time-code.requests.js';
import { longestPassword } from './passwords.js';
import { phoneForm } from '../shared/phone-form.js';

/** The kinds of a second factor: the current code of an authenticator app, or a recovery code. */
export const secondFactorKinds = ['authenticator', 'recovery-code'] as const;

export type SecondFactorKind = (typeof secondFactorKinds)[number];

/** Six digits of an authenticator app (RFC 6238), or a recovery code of ten letters and digits. */
export const mfaCodeForm = /^(\d{6}|[0-9A-Za-z]{5}-?[0-9A-Za-z]{5})$/;

/** The second step of a sign-in (ID-120). */
export class RespondToMfaRequest {
  /** The email of the first step. */
  @PlainText()
  @Length(1, 254)
  username: string;

  @Matches(mfaCodeForm)
  mfaCode: string;

  /** Accepted and ignored, because codes come from an app and not by phone. */
  @Optional()
  @Matches(phoneForm)
  phoneNumber?: string;

  /** The secret from the response of the first step, valid in the same browser only. */
  @Matches(/^[\w-]{43}$/)
  session: string;

  @IsIn(secondFactorKinds)
  type: SecondFactorKind;
}

/** Proof of identity: the password, or a mailed code for accounts without one. */
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

/** The first code of a new authenticator app. */
export class ConfirmSecondFactorRequest {
  @Matches(codeForm)
  mfaCode: string;
}

/** Proof of identity and a code of the current second factor. */
export class ChangeSecondFactorRequest extends OwnerProofRequest {
  @Matches(mfaCodeForm)
  mfaCode: string;

  @IsIn(secondFactorKinds)
  type: SecondFactorKind;
}
