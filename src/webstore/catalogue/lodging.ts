import { category } from './category.js';

export const lodging = category({
  id: 4,
  externalId: 'lodging',
  name: 'Place to stay',
  namePlural: 'Places to stay',
  subCategories: {
    401: 'Inns and bed and breakfasts',
    402: 'Boutique hotels',
    403: 'Hotels with room blocks',
    404: 'Resorts',
    405: 'Vacation homes',
    406: 'Cabins and cottages',
    407: 'Lodges and guest ranches',
    408: 'Estates for the whole party',
    409: 'Glamping',
  },
  serviceTypes: {
    20401: [
      'For your group',
      {
        304101: 'Room block rates',
        304102: 'Whole property rental',
        304103: 'Suite for the couple',
        304104: 'Getting-ready suite',
        304105: 'Welcome bags handed out',
        304106: 'Space for the welcome dinner',
        304107: 'Morning-after brunch',
        304108: 'Late checkout',
        304109: 'No two-night minimum',
      },
    ],
    20402: [
      'At the property',
      {
        304201: 'Breakfast included',
        304202: 'Restaurant',
        304203: 'Bar',
        304204: 'Pool',
        304205: 'Spa',
        304206: 'Fireplaces',
        304207: 'Kitchens in the rooms',
        304208: 'Fire pit',
        304209: 'Dogs welcome',
      },
    ],
    20403: [
      'Getting around',
      {
        304301: 'Free parking',
        304302: 'Airport shuttle',
        304303: 'Shuttle to the venue',
        304304: 'Walk to town',
        304305: 'Step-free rooms',
        304306: '24-hour front desk',
        304307: 'Electric car charging',
      },
    ],
  },
});
