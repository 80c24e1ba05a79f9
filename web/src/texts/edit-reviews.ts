import { count } from './count.js';

/** Words of the page that connects a webstore with its reviews. */
export const editReviews = {
  lead: 'Show the rating and reviews of the business profile you connect.',
  note: {
    title: 'Your business profile needs an address',
    text: 'The profile in the maps service must have an address associated with it, or reviews may not display.',
  },
  find: {
    title: 'Find your business',
    text: 'We only read its rating and newest reviews. We never post anything.',
    label: 'Business name or address',
    placeholder: 'For example, Wildrye Photographs, Austin',
    clear: 'Clear the search',
    goOn: (least: number) => `Enter at least ${least} letters.`,
    searching: 'Searching',
    none: 'No place found. Check the spelling, or try the address.',
    failed: 'Something went wrong with the search. Please try again.',
    unavailable: 'Reviews can’t be connected right now, because this site has no maps service.',
    found: (places: number) => count(places, 'place'),
    source: 'From the maps service',
    noStreet: 'No address',
  },
  connected: 'Connected',
  chosen: 'Selected, not saved yet',
  loading: 'Loading the place',
  notLoaded: {
    title: 'We couldn’t load this place',
    text: 'The maps service isn’t responding, or no longer lists it. We’ve kept your choice.',
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
  empty: 'Connect your business, and its rating and newest reviews will appear here.',
  noReviews: 'This place has no reviews yet. The first ones will appear here.',
};
