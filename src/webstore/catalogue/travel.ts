import { category } from './category.js';

export const travel = category({
  id: 17,
  externalId: 'travel',
  name: 'Travel advisor',
  namePlural: 'Travel advisors',
  subCategories: {
    1701: 'Honeymoons',
    1702: 'Short honeymoons',
    1703: 'Destination weddings',
    1704: 'Guest travel and groups',
    1705: 'Islands and beaches',
    1706: 'Cities and food',
    1707: 'Safari and adventure',
    1708: 'Cruises and sailing',
    1709: 'Bachelor and bachelorette trips',
  },
  serviceTypes: {
    21701: [
      'Planning',
      {
        317101: 'Itinerary written for you',
        317102: 'Flights',
        317103: 'Hotels and villas',
        317104: 'Transfers and trains',
        317105: 'Restaurants and guides',
        317106: 'Visas and documents',
        317107: 'Travel insurance',
        317108: 'Passport and ticket name check',
      },
    ],
    21702: [
      'For groups',
      {
        317201: 'Group rates',
        317202: 'Booking page for guests',
        317203: 'Welcome event at the resort',
        317204: 'Someone with you on site',
        317205: 'Legal papers for marrying abroad',
      },
    ],
    21703: [
      'Along the way',
      {
        317301: 'Upgrade requests',
        317302: 'Help line while you travel',
        317303: 'Honeymoon registry',
        317304: 'Payment plans',
        317305: 'Price tracking after booking',
        317306: 'No planning fee',
      },
    ],
  },
});
