/** Words around favourites. */
export const favorites = {
  text: 'The vendors you put your heart on, for you alone.',
  save: (name: string) => `Save ${name} to your favorites`,
  failed: { title: 'Your favorites could not be loaded', text: 'They are safe. Try again in a moment.' },
  empty: {
    title: 'Vendors you save will wait here',
    text: 'Tap the heart on any vendor to compare them side by side, on every device you sign in on.',
    action: 'Find vendors',
  },
  gone: (count: number) =>
    count === 1 ? 'One of your favorites has left the site' : `${count} of your favorites have left the site`,
  goneText: 'Their pages are no longer there. If they come back, so does their place in your list.',
  removeGone: (count: number) => (count === 1 ? 'Remove it' : 'Remove them'),
  full: 'Your list is full at 500 favorites. Take one off before you add another.',
  notForYou: {
    title: 'Favorites are for couples',
    text: 'This sign-in is for work. Sign out and come back with your own to keep the vendors you like.',
    vendors: 'See vendors',
    signOut: 'Sign out',
  },
};
