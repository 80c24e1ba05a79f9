/** The owner of a password, which must not contain their name or email (ID-27). Unknown names are absent. */
export interface PasswordOwner {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** The strength of a password (ID-28). Only `strong` is allowed, which is exactly what ID-25 to ID-27 require. */
export type PasswordStrength = 'strong' | 'medium' | 'weak';

/** The smallest number of characters of a password (ID-25). */
export const shortestPassword = 8;
/** The greatest number of characters of a password, against abuse (ID-25). */
export const longestPassword = 200;

/** The four rules of a strong password (ID-28), true when satisfied. */
export interface PasswordRules {
  longEnough: boolean;
  /** A lowercase and an uppercase letter. */
  mixedCase: boolean;
  /** A digit, and a character that is neither letter, digit nor white space. */
  numberAndSymbol: boolean;
  /** It contains neither a name nor the local part of the email, ignoring case. */
  impersonal: boolean;
}

export function passwordRules(password: string, owner: PasswordOwner): PasswordRules {
  return {
    longEnough: password.length >= shortestPassword,
    mixedCase: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
    numberAndSymbol: /\p{Nd}/u.test(password) && /[^\p{L}\p{M}\p{N}\s]/u.test(password),
    impersonal: !partsOf(owner).some((part) => folded(password).includes(part)),
  };
}

/** Returns the strength of a password for its owner (ID-28). */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  const { longEnough, mixedCase, numberAndSymbol, impersonal } = passwordRules(password, owner);
  if (longEnough && mixedCase && numberAndSymbol && impersonal) return 'strong';
  return longEnough && (mixedCase || numberAndSymbol) ? 'medium' : 'weak';
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Omits parts of one letter, because an initial would rule out nearly every password. */
const partsOf = ({ email, firstName = '', lastName = '' }: PasswordOwner): string[] =>
  [email.split('@')[0] ?? '', firstName, lastName]
    .map((part) => folded(part.trim()))
    .filter(({ length }) => length > 1);
