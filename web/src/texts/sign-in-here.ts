/** What stands where a page would be that is shown only to those who have signed in. */
export const signInHere = {
  heading: 'Sign in',
  title: 'Sign in to see this page',
  text: 'You’ll come right back here.',
  signIn: 'Sign in',
  home: 'Go to the home page',
};
