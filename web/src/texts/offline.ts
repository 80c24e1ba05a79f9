/** Texts for use without a connection; the build writes some of them into the offline page. */
export const offline = {
  title: 'You’re offline',
  home: 'Home',
  text: 'This page isn’t saved on this device. It will load as soon as you’re back online.',
  kept: 'Available offline',
  again: 'Try again',
  bar: 'You’re offline. You can still see your saved and recently viewed vendors.',
  asOf: (moment: string) => `You’re seeing a copy saved ${moment}.`,
  back: 'You’re back online.',
  newest: 'Show the latest',
};
