/** The format of phone numbers: `+1` and ten digits (ID-24). */
export const phoneForm = /^\+1\d{10}$/;
