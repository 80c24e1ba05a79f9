/** The one form in which an e-mail address is stored, compared and sent (ID-22). */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();
