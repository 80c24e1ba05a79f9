import { category } from './category.js';

export const jewelry = category({
  id: 14,
  externalId: 'jewelry',
  name: 'Jeweler',
  namePlural: 'Jewelers',
  subCategories: {
    1401: 'Engagement rings',
    1402: 'Wedding bands',
    1403: 'Made to order',
    1404: 'Antique and estate',
    1405: 'Lab-grown diamonds',
    1406: 'Colored stones',
    1407: 'Bridal earrings and necklaces',
    1408: 'Wood, steel and other metals',
    1409: 'Mangalsutra and gold sets',
  },
  serviceTypes: {
    21401: [
      'Making',
      {
        314101: 'Custom ring from a sketch',
        314102: 'Heirloom stones reset',
        314103: 'Matching bands',
        314104: 'Band shaped to your ring',
        314105: 'Wax or printed model first',
        314106: 'Engraving',
        314107: 'Make your own rings in a day',
      },
    ],
    21402: [
      'Stones and metals',
      {
        314201: 'Certified diamonds',
        314202: 'Lab-grown diamonds',
        314203: 'Sapphires and emeralds',
        314204: 'Moissanite',
        314205: 'Recycled gold',
        314206: 'Platinum',
        314207: 'Origin of stones in writing',
      },
    ],
    21403: [
      'Service',
      {
        314301: 'Private appointments',
        314302: 'Appointments by video',
        314303: 'Free resizing in the first year',
        314304: 'Lifetime cleaning',
        314305: 'Repairs',
        314306: 'Appraisal for insurance',
        314307: 'Payment plans',
        314308: 'Ready within two weeks',
      },
    ],
  },
  styles: {
    11401: 'Classic',
    11402: 'Art Deco',
    11403: 'Vintage',
    11404: 'Modern',
    11405: 'Minimal',
    11406: 'Nature-inspired',
    11407: 'Bold',
    11408: 'One of a kind',
  },
});
