import { count } from './count.js';

/** Words of the page that connects a webstore with its reviews. */
export const editReviews = {
  lead: 'What guests said, from the place you connect.',
  note: {
    title: 'Your business profile needs an address',
    text: 'The profile in the maps service must have an address associated with it, or reviews may not display.',
  },
  find: {
    title: 'Find your place',
    text: 'We read its rating and newest reviews, and never write anything there.',
    label: 'Business name or address',
    placeholder: 'For example, Wildrye Photographs, Austin',
    clear: 'Clear the search',
    goOn: (least: number) => `Type at least ${least} letters.`,
    searching: 'Searching',
    none: 'No place found. Check the spelling, or try the address.',
    failed: 'The search didn’t work. Please try again.',
    unavailable: 'Reviews can’t be connected right now, because this site has no maps service.',
    found: (places: number) => count(places, 'place'),
    source: 'From the maps service',
    noStreet: 'No address',
  },
  connected: 'Connected',
  chosen: 'Chosen, not saved yet',
  loading: 'Loading the place',
  notLoaded: {
    title: 'We couldn’t load this place',
    text: 'The maps service isn’t answering, or no longer knows it. Your choice is kept.',
  },
  noRating: 'No ratings yet',
  daily: 'Updated once a day',
  another: 'Choose another place',
  keep: 'Keep this place',
  disconnect: {
    action: 'Disconnect',
    title: 'Disconnect your reviews?',
    text: (reviews: string) =>
      `${reviews} will leave your page the next time you publish. The reviews stay in the maps service, and you can connect again at any time.`,
    some: (reviews: number, rating: number) => `${count(reviews, 'review')} and the rating of ${rating.toFixed(1)}`,
    all: 'Your rating and reviews',
    confirm: 'Disconnect',
    cancel: 'Keep them',
  },
  empty: 'Connect your place, and its rating and newest reviews will appear here.',
  noReviews: 'This place has no reviews yet. They will appear here as soon as it has.',
};
