/** Texts of toasts without a more specific message. */
export const toastTexts = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  success: 'Done',
  error: 'That didn’t work. Please try again.',
};
