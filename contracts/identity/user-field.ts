/** What may be missing of an account from the older user pool (ID-52). */
export const userFields = ['firstName', 'lastName', 'phoneNumber'] as const;

export type UserField = (typeof userFields)[number];
