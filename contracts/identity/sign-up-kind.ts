/** Which sign-up began an account: the value of the header `new-vendor-signup` (ID-37). */
export const signUpKinds = ['vendor', 'bride'] as const;

export type SignUpKind = (typeof signUpKinds)[number];
