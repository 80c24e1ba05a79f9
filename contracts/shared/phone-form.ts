/** The format of phone numbers: `+1` and ten digits (ID-24). */
export const phoneForm = /^\+1\d{10}$/;

/** The same for a number that need not be given. */
export const optionalPhoneForm = /^(\+1\d{10})?$/;
