/** Texts about signing in with a provider and returning. */
export const singleSignOn = {
  completing: 'Signing you in',
  leaving: 'Redirecting to Auth...',
  invalidState: 'Invalid state object returned from SSO',
  failedHeading: 'You’re not signed in',
  failedText: 'Sign-in failed. Nothing was changed; please try again.',
  again: 'Sign in again',
  home: 'Go to the home page',
  withPassword: 'Sign in with a password',
};
