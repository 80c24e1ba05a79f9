import type { AvailabilityState } from '#contracts/webstore/availability.js';
import type { SocialLinkKey, TravelDistance, TravelOption } from '#contracts/webstore/webstore-content.js';
import { formatNumber } from '../lib/format.js';
import { count } from './count.js';

const travel: Record<TravelOption, string> = {
  locally: 'Locally',
  nationally: 'Across the country',
  globally: 'Anywhere in the world',
};

/** Words of the public webstore page. */
export const webstorePage = {
  breadcrumb: 'You are here',
  sections: 'On this page',
  premier: 'Premier',
  share: 'Share',
  copied: 'Address copied',
  edit: 'Edit your page',
  next: 'Next steps',
  seeDates: 'See free dates',
  nextOpen: (day: string) => `Next open day: ${day}`,
  packagesFrom: (price: string) => `Packages from ${price}`,
  visitWebsite: 'Visit website',
  about: 'About',
  noInformation: 'No information provided',
  readMore: 'Read more',
  showLess: 'Show less',
  viewMore: (more: number) => `View ${more} more`,
  viewLess: 'View less',
  amenities: 'Amenities and services',
  amenitiesShort: 'Services',
  availability: 'Availability',
  gallery: 'Gallery',
  reviews: 'Reviews',
  packages: 'Packages',
  faqs: 'Questions couples ask',
  faqsShort: 'Questions',
  partners: 'Vendors we like to work with',
  partnersShort: 'Partners',
  awards: 'Awards',
  styles: 'Style',
  specialties: 'Specialties',
  capacity: 'Capacity',
  guests: (count: string) => `Up to ${count} guests`,
  market: 'Serves',
  travels: 'Travels',
  travel: (option: TravelOption, distance: TravelDistance | null) =>
    option === 'locally' && distance !== null ? `Within ${distance} miles` : travel[option],
  staysPut: 'Does not travel',
  address: 'Address',
  links: 'Elsewhere',
  /** Networks that are called otherwise today. */
  networks: { Twitter: 'X' } as Partial<Record<SocialLinkKey, string>>,
  categoryIn: (category: string, place: string) => [category, place].filter((part) => part !== '').join(' in '),
};

/** Of a business that was found and not signed up, for the day on which owners can claim theirs (WS-226). */
export const unclaimedWords = {
  badge: 'Unclaimed',
  tooltip: 'Nobody has claimed this business yet. What stands here was found in public sources.',
  claim: 'Claim this business',
};

/** What a day of the calendar is, and the words around it. */
export const availabilityWords = {
  available: 'Open',
  partial: 'Partly open',
  unavailable: 'Booked',
  unknown: 'Not said yet, ask',
  nothingSaid: 'No days are marked here yet. Ask about yours.',
  earlier: 'Earlier month',
  later: 'Later month',
  failed: 'The calendar could not be read.',
  tryAgain: 'Try again',
} satisfies Record<AvailabilityState, string> & Record<string, string>;

export const galleryWords = {
  none: 'No pictures have been added yet.',
  flagged: {
    title: 'Image flagged',
    text: 'This image does not meet the standards of our image guidelines.',
    support: 'Nobody else sees it. Contact support if you think that it does meet them.',
    contact: 'Contact administrator',
  },
  seeAll: (count: number) => `See all ${count}`,
  seeLess: 'See less',
  seeAllPictures: (count: number) => `See all ${count} pictures`,
  open: (alt: string, nth: number) => (alt === '' ? `Open picture ${nth}` : `Open picture ${nth}: ${alt}`),
  of: (name: string) => `Pictures of ${name}`,
  nth: (nth: number, all: number) => `${nth} of ${all}`,
  credit: (name: string) => `Picture by ${name}`,
  before: 'Previous picture',
  next: 'Next picture',
  close: 'Close pictures',
};

export const reviewWords = {
  loading: 'Reading reviews',
  none: 'Nobody has written about this business yet.',
  unavailable: 'Reviews cannot be read right now.',
  stars: (stars: number) => `${stars} of 5 stars`,
  count: (reviews: number) => count(reviews, 'review'),
  inBrackets: (reviews: number) => `(${count(reviews, 'review')})`,
  readAll: (reviews: number) => `Read all ${formatNumber(reviews)} where they were written`,
};
