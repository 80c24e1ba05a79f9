/** What stands where a page would be that is shown only to those who have signed in. */
export const signInHere = {
  heading: 'Sign in',
  title: 'This page is yours alone',
  text: 'Sign in, and it opens right here.',
  signIn: 'Sign in',
  home: 'Go to the home page',
};
