import type { TravelDistance, TravelOption } from '#contracts/webstore/webstore-content.js';

const travel: Record<TravelOption, string> = {
  locally: 'Locally',
  nationally: 'Across the country',
  globally: 'Anywhere in the world',
};

/** Words of the public webstore page. */
export const webstorePage = {
  breadcrumb: 'You are here',
  about: 'About',
  noAbout: 'No information provided',
  facts: 'Facts',
  services: 'Services',
  noServices: 'No information provided',
  styles: 'Style',
  specialties: 'Specialties',
  price: 'Price',
  capacity: 'Capacity',
  guests: (count: string) => `Up to ${count} guests`,
  market: 'Serves',
  travels: 'Travels',
  travel: (option: TravelOption, distance: TravelDistance | null) =>
    option === 'locally' && distance !== null ? `Within ${distance} miles` : travel[option],
  staysPut: 'Does not travel',
  address: 'Address',
  links: 'Elsewhere',
  categoryIn: (category: string, place: string) => [category, place].filter((part) => part !== '').join(' in '),
};
