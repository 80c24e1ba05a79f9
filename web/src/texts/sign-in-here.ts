/** Texts that replace a page for signed-in users. */
export const signInHere = {
  heading: 'Sign in',
  title: 'Sign in to see this page',
  text: 'You’ll come right back here.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  home: 'Go to the home page',
};
