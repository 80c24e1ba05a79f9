import type { AvailabilityState } from '#contracts/webstore/availability.js';
import type { SocialLinkKey, TravelDistance, TravelOption } from '#contracts/webstore/webstore-content.js';
import { count } from './count.js';

const travel: Record<TravelOption, string> = {
  locally: 'Locally',
  nationally: 'Nationwide',
  globally: 'Worldwide',
};

/** Texts of the public webstore page. */
export const webstorePage = {
  breadcrumb: 'Breadcrumb',
  sections: 'On this page',
  premier: 'Premier',
  share: 'Share',
  copied: 'Link copied',
  edit: 'Edit your page',
  next: 'Next steps',
  seeDates: 'See open dates',
  nextOpen: (day: string) => `Next open day: ${day}`,
  packagesFrom: (price: string) => `Packages from ${price}`,
  visitWebsite: 'Visit website',
  call: (phone: string) => `Call ${phone}`,
  noContact: 'This business hasn’t added contact details yet.',
  about: 'About',
  noInformation: 'No information provided',
  readMore: 'Read more',
  showLess: 'Show less',
  viewMore: (more: number) => `View ${more} more`,
  viewLess: 'View less',
  amenities: 'Amenities and services',
  amenitiesShort: 'Services',
  /** Heading of the retailer's store section; the bar above the page only has room for one word. */
  storeOf: (retailer: string) => `At ${retailer}`,
  storeShort: 'Store',
  meetAt: (store: string) => `Meet us at the ${store} store`,
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
  guests: (guests: number) => `Up to ${count(guests, 'guest')}`,
  market: 'Serves',
  travels: 'Travels',
  travel: (option: TravelOption, distance: TravelDistance | null) =>
    option === 'locally' && distance !== null ? `Within ${distance} miles` : travel[option],
  staysPut: 'Doesn’t travel',
  address: 'Address',
  phone: 'Phone',
  links: 'Links',
  mapOf: (place: string) => `Map of the area around ${place}`,
  /** Networks with new names. */
  networks: { Twitter: 'X' } as Partial<Record<SocialLinkKey, string>>,
  categoryIn: (category: string, place: string) => [category, place].filter((part) => part !== '').join(' in '),
};

/** For an imported business, until owners can claim theirs (WS-226). */
export const unclaimedWords = {
  badge: 'Unclaimed',
  tooltip: 'This business hasn’t been claimed yet. The information comes from public sources.',
  claim: 'Claim this business',
};

/** The states of a day in the calendar, and the texts around them. */
export const availabilityWords = {
  available: 'Open',
  partial: 'Partly open',
  unavailable: 'Booked',
  unknown: 'Not listed, ask',
  nothingSaid: 'No dates are listed yet. Ask about yours.',
  earlier: 'Previous month',
  later: 'Next month',
  failed: 'We couldn’t load the calendar.',
  tryAgain: 'Try again',
} satisfies Record<AvailabilityState, string> & Record<string, string>;

export const galleryWords = {
  none: 'No photos have been added yet.',
  flagged: {
    title: 'Image flagged',
    text: 'This image does not meet the standards of our image guidelines.',
    support: 'Only you can see it. Contact support if you think this is a mistake.',
    forOperators: 'Only the vendor and operators can see it.',
    contact: 'Contact administrator',
    mail: {
      subject: 'A flagged photo',
      body: (pictureId: string) =>
        `Please take another look at this photo: ${pictureId}\n\nIt meets the guidelines because `,
    },
  },
  seeAll: (count: number) => `See all ${count}`,
  seeLess: 'See less',
  seeAllPictures: (count: number) => `See all ${count} photos`,
  open: (alt: string, nth: number) => (alt === '' ? `Open photo ${nth}` : `Open photo ${nth}: ${alt}`),
  of: (name: string) => `Photos of ${name}`,
  nth: (nth: number, all: number) => `${nth} of ${all}`,
  credit: (name: string) => `Photo by ${name}`,
  before: 'Previous photo',
  next: 'Next photo',
  close: 'Close photos',
};

/** Actions of owners on their page's photos. */
export const ownerPhotos = {
  upload: 'Upload photos',
  uploading: 'Uploading',
  edit: 'Edit photos',
  sending: (file: string) => `Uploading ${file}`,
  added: 'Photo uploaded. Publish to show it to couples.',
};

export const reviewWords = {
  stars: (stars: number) => `${stars} out of 5 stars`,
  count: (reviews: number) => count(reviews, 'review'),
  inBrackets: (reviews: number) => `(${count(reviews, 'review')})`,
  readAll: (reviews: number) => (reviews === 1 ? 'See the review' : `See all ${count(reviews, 'review')}`),
};
