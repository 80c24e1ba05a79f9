/** Words of the sign-in page. */
export const signIn = {
  title: 'Sign in',
  heading: 'Welcome back',
  lead: 'Sign in to look after your webstore or your plans.',
  identifier: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in',
};
