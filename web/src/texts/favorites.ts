/** Texts about favorites. */
export const favorites = {
  text: 'Vendors you’ve saved. Only you can see them.',
  save: (name: string) => `Save ${name} to your favorites`,
  failed: { title: 'We couldn’t load your favorites', text: 'They’re safe. Please try again in a moment.' },
  empty: {
    title: 'No saved vendors yet',
    text: 'Tap the heart on a vendor to save it, and compare your favorites on any device.',
    action: 'Find vendors',
  },
  gone: (count: number) =>
    count === 1
      ? 'One of your favorites is no longer on the site'
      : `${count} of your favorites are no longer on the site`,
  goneText: 'If they come back, they’ll reappear in your list.',
  removeGone: (count: number) => (count === 1 ? 'Remove it' : 'Remove them'),
  full: 'You’ve reached the limit of 500 favorites. Remove one to add another.',
  notForYou: {
    title: 'Favorites are for couples',
    text: 'This is a vendor account. Sign in with a personal account to save vendors.',
    vendors: 'See vendors',
    signOut: 'Sign out',
  },
};
