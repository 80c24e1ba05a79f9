/** Whose password it is: what it must not contain (ID-27). A name that is not known is left out. */
export interface PasswordOwner {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** How good a password is (ID-28): `strong` is what may be set, and exactly what ID-25 to ID-27 ask for. */
export type PasswordStrength = 'strong' | 'medium' | 'weak';

/** The fewest characters of a password (ID-25). */
export const shortestPassword = 8;
/** The most that is read; a limit for those who send novels, not for people (ID-25). */
export const longestPassword = 200;

/** The four rules that a strong password keeps (ID-28), each true when it does. */
export interface PasswordRules {
  longEnough: boolean;
  /** A lowercase and an uppercase letter. */
  mixedCase: boolean;
  /** A digit, and a character that is neither letter, digit nor white space. */
  numberAndSymbol: boolean;
  /** Neither a name nor the part of the email before the @ is inside, in whatever case. */
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

/** How good a password is for its owner: strong, medium or weak (ID-28). */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  const { longEnough, mixedCase, numberAndSymbol, impersonal } = passwordRules(password, owner);
  if (longEnough && mixedCase && numberAndSymbol && impersonal) return 'strong';
  return longEnough && (mixedCase || numberAndSymbol) ? 'medium' : 'weak';
}

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** A part of one letter does not count: with an initial for a name hardly any password would be left. */
const partsOf = ({ email, firstName = '', lastName = '' }: PasswordOwner): string[] =>
  [email.split('@')[0] ?? '', firstName, lastName]
    .map((part) => folded(part.trim()))
    .filter(({ length }) => length > 1);
