import type { SignedInView } from './identity.views.js';

/** The first half of a sign-in is done; a code of the second factor is asked for. No token was given out. */
export interface SecondFactorAskedView {
  challenge: {
    name: 'MFA_REQUIRED';
    /** Goes back with the code; good in this browser only, once, for five minutes and five tries. */
    session: string;
    /** Goes back with it. */
    username: string;
    /** Seconds. */
    expiresIn: number;
  };
}

/** What a sign-in answers: the tokens, or the question for the second factor. */
export type SignInAnswerView = SignedInView | SecondFactorAskedView;

/** Where the signed-in person stands with the second factor. */
export interface SecondFactorView {
  isOn: boolean;
  /** ISO 8601, UTC; null while it is off. */
  since: string | null;
  /** Those that nobody has used yet. */
  recoveryCodesLeft: number;
  /** Whoever has this account can do nothing without one (ADMIN_MFA). */
  isRequired: boolean;
  /** What proves that it is the owner who changes something here. */
  ownerProof: 'password' | 'email-code';
}

/** A second factor that was begun to be set up; it counts from the first code on, within ten minutes. */
export interface SecondFactorOfferView {
  /** Base32 (RFC 4648), to type into the app. */
  secret: string;
  /** The same as an `otpauth:` address, for a QR code. */
  address: string;
}

/** Shown once: only their hashes are kept. */
export interface RecoveryCodesView {
  recoveryCodes: string[];
}
