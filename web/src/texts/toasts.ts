/** Words of the short messages at the bottom, where nothing more exact is known. */
export const toastTexts = {
  region: 'Messages',
  dismiss: 'Dismiss',
  success: 'Done.',
  error: 'That didn’t work. Please try again.',
};
