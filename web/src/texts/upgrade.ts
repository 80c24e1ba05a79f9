/** Words of the way to a higher plan, wherever it begins. */
export const upgrade = {
  /** BIL-39 */
  adminsOnly: 'This action is currently unavailable for admins',
  /** WS-39 */
  creatingSession: 'Creating a payment session',
  /** BIL-43 */
  sessionFailed: 'We couldn’t create a payment session. Please try again.',
  /** BIL-44 */
  portalFailed: 'Error opening stripe portal',
  question: {
    title: 'Did you change something?',
    text: 'The billing portal is open in another tab. When you’re done there, refresh this page to see your current plan and seats.',
    refresh: 'Refresh page',
    nothing: 'Nothing changed',
  },
};
