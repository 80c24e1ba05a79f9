/**
 * Returns the form in which an email is stored, compared and sent (ID-22). NFC comes last, because a lower-case letter
 * can have a composed form that the capital lacks; normalising twice has to return the same.
 */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase().normalize('NFC');
