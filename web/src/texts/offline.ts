/** Words for when there is no connection; the service worker writes some of them into its page. */
export const offline = {
  title: 'You are offline',
  text: 'This page has not been opened on this device lately, so there is nothing kept of it. It will be here as soon as you are online.',
  kept: 'These you can read now',
  again: 'Try again',
  bar: 'You are offline. Vendors you opened lately and your favorites stay readable.',
  asOf: (moment: string) => `This page is as it was ${moment}.`,
  back: 'You are online again.',
  newest: 'Show the newest',
};
