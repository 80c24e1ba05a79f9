import type { LocationAddressType, ShippingOption, TravelOption } from '#contracts/webstore/webstore-content.js';
import { listOf } from './list-of.js';

const travelOptions: Record<TravelOption, { title: string; text: string }> = {
  locally: { title: 'Locally', text: 'A distance you choose' },
  nationally: { title: 'Nationally', text: 'Anywhere in the country' },
  globally: { title: 'Globally', text: 'Wherever the couple is' },
};

const addressTypes: Record<LocationAddressType, { title: string; text: string }> = {
  businessAddress: { title: 'At the business address', text: 'The address you entered above' },
  serviceAddress: { title: 'At another address', text: 'A showroom or studio somewhere else' },
};

const shippingOptions: Record<ShippingOption, string> = { national: 'National', global: 'Global' };

/** Texts about the service area of a business: its address, its store and how far it travels. */
export const serviceArea = {
  address: {
    title: 'Your address',
    label: 'Business address',
    placeholder: 'Street, city, state zip',
    help: 'Choosing an address from the list fills in the rest.',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP code',
    clear: 'Clear the address',
    goOn: 'Type the street, a comma and the city.',
    searching: 'Searching for addresses',
    none: 'No address found. You can type it in full: street, city, state zip.',
  },
  store: {
    title: 'Your store',
    question: 'Do you have a physical store?',
    yes: 'Yes',
    no: 'No',
    where: 'Where couples meet you',
    addressTypes,
    whereHelp: 'Select your choice again to clear it.',
    serviceAddress: 'Service address',
    show: 'Show the address on my page',
    showHelp: 'Search uses it either way.',
    online: 'I also sell online',
    onlineHelp: 'Things you send by mail, such as prints and albums.',
    ship: 'Where you ship',
    shippingOptions,
  },
  travel: {
    title: 'How far you travel',
    label: 'How far you travel',
    /** Label of the checkbox that is always hidden (WS-135). */
    travels: 'I travel to couples',
    options: travelOptions,
    market: 'Primary market',
    marketHelp: 'The city where couples should find you.',
    marketPlaceholder: 'City and state',
    clearMarket: 'Clear the primary market',
    showMarkets: 'Show cities',
    noMarket: 'No matching cities',
    searching: 'Searching for cities',
    distance: 'Distance',
    miles: (miles: number) => `${miles} miles`,
  },
  map: {
    title: 'Map of your service area',
    loading: 'Loading map',
    missing: 'This browser can’t show the map',
    nowhere: 'Add your address or a primary market to see it here.',
    unknown: 'Choose a city from the list to see it on the map.',
    around: (market: string, miles: number) => `Within ${miles} miles of ${market}.`,
    reaches: (inside: readonly string[], outside: readonly string[]) => {
      const parts = [
        ...(inside.length > 0 ? [`Reaches ${listOf(inside)}.`] : []),
        ...(outside.length > 0 ? [`${listOf(outside)} ${outside.length === 1 ? 'is' : 'are'} out of range.`] : []),
      ];
      return parts.join(' ');
    },
    nationally: 'Anywhere in the country.',
    nationallyHelp: 'Couples in every city can find you.',
    globally: 'Anywhere in the world.',
    globallyHelp: 'Couples find you wherever they celebrate.',
  },
};
