/** The sign-up page that an account began on: the value of the header `new-vendor-signup` (ID-37). */
export const signUpKinds = ['vendor', 'bride'] as const;

export type SignUpKind = (typeof signUpKinds)[number];
