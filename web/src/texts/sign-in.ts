/** Texts of the pages and the dialog for signing in. */
export const signIn = {
  heading: 'Welcome back',
  lead: 'Sign in to save vendors and plan your day.',
  identifier: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in',
  forgot: 'Forgot your password?',
  signUp: { question: 'New here?', link: 'Create an account' },
  vendors: { question: 'Are you a wedding vendor?', link: 'Vendor sign-in' },
  close: 'Close',
  /** The form's errors by field (ID-54). */
  fields: {
    identifier: { 'is-not-empty': 'email is required', 'is-email': 'invalid email', 'max-length': 'invalid email' },
    password: { 'is-length': 'password is required' },
  },
  /** ID-56 */
  wrong: 'invalid username or password',
};
