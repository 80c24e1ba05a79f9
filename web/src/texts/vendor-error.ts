/** Texts of the general error page of vendors. */
export const vendorError = {
  heading: 'That didn’t work',
  text: 'an error has occurred, please navigate back to your webstore to try again',
  back: 'Back to your webstore',
};
