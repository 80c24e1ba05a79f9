import { category } from './category.js';

export const otherservices = category({
  id: 24,
  externalId: 'otherservices',
  name: 'Other service',
  namePlural: 'Other services',
  subCategories: {
    2401: 'Content creators',
    2402: 'Child care',
    2403: 'Pet attendants',
    2404: 'Dance lessons',
    2405: 'Vow and speech writers',
    2406: 'Gown cleaning and preservation',
    2407: 'Personal attendants',
    2408: 'Security, parking and restrooms',
    2409: 'Name change, insurance and legal',
  },
  serviceTypes: {
    22401: [
      'Before the wedding',
      {
        324101: 'First dance choreography',
        324102: 'Group dance lesson',
        324103: 'Speech writing',
        324104: 'Vow writing',
        324105: 'Name change papers',
        324106: 'Prenuptial agreement',
        324107: 'Event insurance',
      },
    ],
    22402: [
      'On the wedding day',
      {
        324201: 'Clips and pictures the same night',
        324202: 'Sitters for children',
        324203: 'Quiet room for children',
        324204: 'Dog walker and handler',
        324205: 'Attendant for the couple',
        324206: 'Coat check',
        324207: 'Security',
        324208: 'Parking attendants',
      },
    ],
    22403: [
      'After the day',
      {
        324301: 'Gown cleaning',
        324302: 'Gown preservation box',
        324303: 'Bouquet pressing',
        324304: 'Cleanup crew',
        324305: 'Gifts and decor driven home',
        324306: 'Thank-you notes addressed',
      },
    ],
  },
});
