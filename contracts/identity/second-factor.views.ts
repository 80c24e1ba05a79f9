import type { SignedInView } from './identity.views.js';

/** The first step of a sign-in succeeded, and a code of the second factor is required. No token is issued yet. */
export interface SecondFactorAskedView {
  challenge: {
    name: 'MFA_REQUIRED';
    /** Sent back with the code. Valid once, in this browser, for five minutes and five attempts. */
    session: string;
    /** Sent back with the code. */
    username: string;
    /** In seconds. */
    expiresIn: number;
  };
}

/** The response of a sign-in: the tokens, or the challenge for the second factor. */
export type SignInAnswerView = SignedInView | SecondFactorAskedView;

/** The state of the signed-in user's second factor. */
export interface SecondFactorView {
  isOn: boolean;
  /** ISO 8601, UTC; null while it is off. */
  since: string | null;
  /** The number of unused recovery codes. */
  recoveryCodesLeft: number;
  /** True if the account cannot be used without a second factor (ADMIN_MFA). */
  isRequired: boolean;
  /** The proof of identity that a change requires. */
  ownerProof: 'password' | 'email-code';
}

/** A pending setup of a second factor, which takes effect with the first code, within ten minutes. */
export interface SecondFactorOfferView {
  /** Base32 (RFC 4648), to type into the app. */
  secret: string;
  /** The same as an `otpauth:` URI, for a QR code. */
  address: string;
}

/** New recovery codes, displayed once. Only their hashes are stored. */
export interface RecoveryCodesView {
  recoveryCodes: string[];
}
