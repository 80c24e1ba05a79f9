import type { PlanFeature } from '#contracts/billing/subscription-tier.js';
import type { DateSpan } from '#contracts/directory/date-span.js';
import type { DayAvailability } from '#contracts/directory/directory.views.js';
import type { CapacityBand } from '#contracts/directory/search-filters.js';
import type { SearchOrder } from '#contracts/directory/search-order.js';
import type { RangeName, SearchRanges } from '#contracts/directory/search-ranges.js';
import type { ShippingOption, TravelOption } from '#contracts/webstore/webstore-content.js';
import { formatDay, formatMonth, formatNumber, formatWeekday } from '../base/format.js';
import { count } from './count.js';
import { inSentence } from './in-sentence.js';
import { listOf } from './list-of.js';

const vendors = (number: number) => count(number, 'vendor');

/** Texts of the vendor directory. */
export const directory = {
  heading: (what: string | undefined, where: string | undefined) =>
    `${what ?? 'Vendors'}${where === undefined ? '' : ` in ${where}`}`,
  description: (heading: string) =>
    `${heading} with prices, photos and open dates. Compare them in one place and contact the ones you like.`,
  trail: 'Breadcrumb',
  nationalVendors: 'National vendors',
  nationalText: 'Vendors who travel or ship to you, wherever you celebrate.',
  search: 'Search vendors',
  what: 'What',
  where: 'Where',
  anyCategory: 'All categories',
  anywhere: 'Anywhere',
  clearPlace: 'Search anywhere',
  showPlaces: 'Show suggestions',
  nearMe: {
    choose: 'Near me',
    asking: 'Finding your location',
    refused: 'Your browser didn’t share your location. Enter a city instead.',
    failed: 'We couldn’t find your location. Enter a city instead.',
  },
  placeUnknown: 'We couldn’t find that place. Choose one from the list.',
  noPlaces: 'No matching places in the United States or Canada',
  submit: 'Search',
  quick: {
    landmark: 'Search in your own words',
    label: 'Or search in your own words',
    placeholder: 'Try “photographers in Austin”',
    clear: 'Clear this field',
    searches: 'Searches',
    categories: 'Categories',
    vendors: 'Vendors',
    places: 'Places',
    everyName: 'Names',
    called: (name: string) => `All vendors named “${name}”`,
    goOn: 'Keep typing',
    none: 'No matches',
    failed: 'Suggestions aren’t available right now',
  },
  results: 'Results',
  searching: 'Searching',
  count: (count: number) => (count === 0 ? 'No vendors' : vendors(count)),
  called: (name: string) => `named “${name}”`,
  radius: 'Within',
  miles: (miles: number) => `${miles} miles`,
  near: (miles: number) => `within ${miles} miles`,
  nearOrComing: (miles: number) => `within ${miles} miles or traveling to you`,
  shown: (shown: number, all: number) => `Showing ${formatNumber(shown)} of ${formatNumber(all)} vendors`,
  showMore: (more: number) => `Show ${more} more`,
  download: {
    /** The largest number of vendors in a download (features/directory/download). */
    name: (all: number) => (all > 120 ? 'Download the first 120 (CSV)' : 'Download this list (CSV)'),
    failed: 'The list couldn’t be downloaded. Please try again.',
  },
  order: {
    recommended: 'Local vendors come first, then paid placements, then the best match.',
    chosen: 'Local vendors come first. Paid placement doesn’t count in this order.',
    premier: '“Premier” is a badge that comes with a paid plan.',
    more: 'How results are ordered',
  },
  moreFailed: 'We couldn’t load more vendors.',
  empty: {
    title: "You've reached an area where we are still adding vendors",
    noMatch: 'No vendors match your filters',
    letGo: 'Remove a filter to see more.',
    text: 'Try another place or category.',
    remove: (names: string[]) => `Remove ${names.map(quoted).join(' or ')}`,
    removeAll: (names: string[]) => `Remove ${listOf(names.map(quoted))}`,
    removeAndSearchEverywhere: (names: string[]) =>
      `Remove ${listOf(names.map(quoted))}${names.length > 1 ? ',' : ''} and search everywhere`,
    nearest: (miles: string) => `The nearest are ${miles} away`,
    toSee: (results: number) => `see ${vendors(results)}`,
    everywhere: 'Search everywhere',
    national: 'See national vendors',
    allVendors: 'See all vendors',
  },
  failed: { title: 'Search isn’t available right now', text: 'Your search is still here. Vendor pages still work.' },
  shortName: { title: 'Keep typing the name', text: 'Enter at least 4 letters of the name.' },
  unknownPlace: {
    title: 'We couldn’t find that place',
    text: (place: string) => `No place in the United States or Canada matches “${place}”. Choose one above.`,
  },
  unknownCategory: {
    title: 'We couldn’t find that category',
    text: (category: string) => `There’s no category “${category}”. Choose one above.`,
    allCategories: 'See all categories',
  },
  card: {
    categoryIn: (category: string, place: string) => (place === '' ? category : `${category} in ${place}`),
    capacity: (guests: number) => `Up to ${count(guests, 'guest')}`,
    distance: (miles: string) => `${miles} away`,
    fromAfar: (miles: string) => `${miles} away, serves your area`,
    premier: 'Premier',
    fromPrice: (price: number) => `From $${formatNumber(price)}`,
    availability: {
      free: (day: string) => `Free on ${day}`,
      partly: () => 'Partly free',
      ask: (day: string) => `Ask about ${day}`,
    } satisfies Record<DayAvailability, (day: string) => string>,
    freeOnSeveral: (days: string[]) =>
      days.length > 3 ? `Free on ${days.length} of your days` : `Free on ${listOf(days)}`,
    askAboutSeveral: 'Ask about your days',
  },
  sort: {
    label: 'Sort by',
    orders: {
      recommended: 'Recommended',
      distance: 'Distance',
      rating: 'Best rated',
      name: 'Name, A to Z',
      priceLow: 'Price, low to high',
      priceHigh: 'Price, high to low',
      newest: 'Newest',
    } satisfies Record<SearchOrder, string>,
  },
};

const quoted = (name: string) => (name.startsWith('“') ? name : `“${name}”`);

const dollars = (amount: number) => `$${formatNumber(amount)}`;

const datesIn = {
  day: formatDay,
  around: (day: string) => `Within 3 days of ${formatDay(day)}`,
  weekday: (day: string) => `Any ${formatWeekday(day)} in ${formatMonth(day)}`,
  month: (day: string) => `Any day in ${formatMonth(day)}`,
} satisfies Record<DateSpan | 'day', (day: string) => string>;

/** Texts of its filters. */
export const filterWords = {
  ranges: {
    guests: ({ guests = 0 }) => `At least ${count(guests, 'guest')}`,
    fromPrice: ({ priceFrom, priceTo }) => {
      if (priceTo === undefined) return `Packages from ${dollars(priceFrom ?? 0)}`;
      return priceFrom === undefined
        ? `Packages up to ${dollars(priceTo)}`
        : `Packages from ${dollars(priceFrom)} to ${dollars(priceTo)}`;
    },
  } satisfies Record<RangeName, (ranges: SearchRanges) => string>,
  guestCount: 'Number of guests',
  guestHint: 'For example, 120',
  priceFrom: 'Min price ($)',
  priceTo: 'Max price ($)',
  lowestPrice: 'Lowest package price',
  highestPrice: 'Highest package price',
  priceStep: (price: number) => dollars(price),
  anyPrice: 'Any price',
  filters: 'Filters',
  skip: 'Skip to the results',
  chosen: 'Selected filters',
  remove: (name: string) => `Remove ${name}`,
  clearAll: 'Clear all',
  clearMany: (chosen: number) => (chosen === 1 ? 'Clear' : `Clear all ${chosen}`),
  show: (count: number | undefined) =>
    count === undefined ? 'Show vendors' : count === 0 ? 'No vendors' : `Show ${vendors(count)}`,
  close: 'Close',
  vendors: 'vendors',
  showMore: (count: number) => `Show ${count} more`,
  showFewer: 'Show fewer',
  date: 'Date',
  dates: (day: string, span: DateSpan | undefined) => datesIn[span ?? 'day'](day),
  flexible: 'How flexible are you?',
  flexibility: { ...datesIn, day: () => 'Only this day' },
  anyDay: 'Any day',
  clearDate: 'Clear date',
  dateHelp: 'We hide vendors who are booked that day. Some haven’t listed dates yet, so ask them.',
  datesHelp: 'We hide vendors who are booked on all of these days. Some haven’t listed dates yet, so ask them.',
  earlierMonth: 'Previous month',
  laterMonth: 'Next month',
  price: 'Price',
  styles: 'Style',
  subCategories: 'Specialty',
  services: 'Services',
  guests: 'Guests',
  travel: 'Travel',
  shipping: 'Shipping',
  more: 'More filters',
  name: 'Vendor name',
  nameHint: 'At least 4 letters',
  nameTooShort: 'Enter at least 4 letters of the name.',
  searchName: 'Search for this name',
  serviceArea: 'Selected area',
  without: (feature: string) => `Without ${inSentence(feature)}`,
  capacity: {
    intimate: 'Intimate, under 50 guests',
    small: 'Small, 50 to 100 guests',
    medium: 'Medium, 101 to 200 guests',
    large: 'Large, 201 to 300 guests',
    extraLarge: 'Extra large, over 300 guests',
  } satisfies Record<CapacityBand, string>,
  travelOptions: {
    locally: 'Travels locally',
    nationally: 'Travels nationwide',
    globally: 'Travels worldwide',
  } satisfies Record<TravelOption, string>,
  shippingOptions: {
    national: 'Ships nationwide',
    global: 'Ships worldwide',
  } satisfies Record<ShippingOption, string>,
  features: {
    feature_premiumBadge: 'Premier vendor',
    feature_packages: 'Packages',
    feature_faqs: 'FAQs',
    feature_awards: 'Awards',
    feature_reviews: 'Reviews',
    feature_vipPlacement: 'First placement',
    feature_premiumPlacement: 'Second placement',
    feature_secondaryPlacement: 'Third placement',
  } satisfies Record<PlanFeature, string>,
};
