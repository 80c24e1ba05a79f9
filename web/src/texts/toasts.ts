/** Words of the short messages at the bottom, where nothing more exact is known. */
export const toastTexts = {
  region: 'Messages',
  dismiss: 'Dismiss',
  success: 'Done.',
  error: 'That did not work. Nothing is lost; please try again.',
};
