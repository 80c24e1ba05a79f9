/** Texts about saved vendors. */
export const favorites = {
  text: 'Only you can see them.',
  save: (name: string) => `Save ${name}`,
  failed: { title: 'We couldn’t load your saved vendors', text: 'They’re safe. Please try again in a moment.' },
  empty: {
    title: 'No saved vendors yet',
    text: 'Tap the heart on any vendor to save them. Your list is on all your devices.',
    action: 'Find vendors',
  },
  gone: (count: number) =>
    count === 1
      ? 'One of your saved vendors is no longer on the site'
      : `${count} of your saved vendors are no longer on the site`,
  goneText: 'If they come back, they’ll reappear in your list.',
  removeGone: 'Remove',
  full: 'You’ve reached the limit of 500 saved vendors. Remove one to add another.',
};
