/** Words of signing in elsewhere and coming back. */
export const singleSignOn = {
  completing: 'Signing you in',
  leaving: 'Redirecting to Auth...',
  invalidState: 'Invalid state object returned from SSO',
  failedHeading: 'You are not signed in',
  failedText: 'Signing in did not work out. Nothing was changed, and you can start again.',
  again: 'Sign in again',
  home: 'Go to the home page',
  withPassword: 'Sign in with a password',
};
