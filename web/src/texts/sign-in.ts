/** Words of the pages and the dialog where somebody signs in. */
export const signIn = {
  heading: 'Welcome back',
  lead: 'Sign in to keep favorites and to look after your plans.',
  identifier: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in',
  forgot: 'Forgot your password?',
  signUp: { question: 'New here?', link: 'Make an account' },
  vendors: { question: 'Do you offer something for weddings?', link: 'Vendor log in' },
  close: 'Close',
  /** What the form says of its fields (ID-54). */
  fields: {
    identifier: { 'is-not-empty': 'email is required', 'is-email': 'invalid email', 'max-length': 'invalid email' },
    password: { 'is-length': 'password is required' },
  },
  /** ID-56 */
  wrong: 'invalid username or password',
};
