/** The fields that an imported account may lack (ID-52). */
export const userFields = ['firstName', 'lastName', 'phoneNumber'] as const;

export type UserField = (typeof userFields)[number];
