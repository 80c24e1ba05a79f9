import type { JWTPayload } from 'jose';

/** The claims about a user in an id token. Missing and malformed claims are absent. */
export interface PersonClaims {
  subject: string;
  /** Present only if the provider has verified it. */
  email?: string;
  firstName?: string;
  lastName?: string;
  /** `+1` and ten digits (ID-24). */
  phone?: string;
  /** `YYYY-MM-DD`. */
  birthdate?: string;
}

const text = (value: unknown, longest: number): string | undefined => {
  if (typeof value !== 'string') return undefined;
  // oxlint-disable-next-line no-control-regex -- this is the rule against control characters
  const plain = value.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return plain !== '' && plain.length <= longest ? plain : undefined;
};
const matching = (value: unknown, form: RegExp) => (typeof value === 'string' && form.test(value) ? value : undefined);

/** Reads the standard claims of OpenID Connect. */
export function personClaims(claims: JWTPayload): PersonClaims {
  const isVerified = claims['email_verified'] === true;
  return {
    subject: String(claims.sub),
    email: isVerified ? matching(text(claims['email'], 254), /^[^\s@]+@[^\s@]+$/) : undefined,
    firstName: text(claims['given_name'], 120),
    lastName: text(claims['family_name'], 120),
    phone: matching(claims['phone_number'], /^\+1\d{10}$/),
    birthdate: matching(claims['birthdate'], /^\d{4}-\d{2}-\d{2}$/),
  };
}
