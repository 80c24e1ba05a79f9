/**
 * The one form in which an email address is stored, compared and sent (ID-22). Composed last: a small letter can have a
 * form of its own where the capital has none, and what is normalised once more has to stay the same.
 */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC');
