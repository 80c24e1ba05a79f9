import { category } from './category.js';

export const bridaltuxedo = category({
  id: 19,
  externalId: 'bridaltuxedo',
  name: 'Bridal shop',
  namePlural: 'Bridal and formal wear',
  subCategories: {
    1901: 'Bridal gowns',
    1902: 'Sample sale and off the rack',
    1903: 'Made-to-measure gowns',
    1904: 'Curve and plus sizes',
    1905: 'Once-worn gowns',
    1906: 'Bridesmaid dresses',
    1907: 'Mothers and guests',
    1908: 'Veils and accessories',
    1909: 'Lehengas, áo dài and qipao',
    1910: 'Alterations',
  },
  serviceTypes: {
    21901: [
      'Appointments',
      {
        319101: 'Private appointment',
        319102: 'Room for a large group',
        319103: 'Evening appointments',
        319104: 'Walk-ins welcome',
        319105: 'Appointments by video',
        319106: 'Samples in sizes 0 to 32',
        319107: 'Trunk shows',
      },
    ],
    21902: [
      'Fitting',
      {
        319201: 'Alterations in house',
        319202: 'Bustle',
        319203: 'Sleeves and straps added',
        319204: 'Heirloom gown remade',
        319205: 'Rush alterations',
        319206: 'Steaming and pressing',
        319207: 'Day-of dresser',
      },
    ],
    21903: [
      'For everyone else',
      {
        319301: 'Bridesmaids',
        319302: 'Mothers of the couple',
        319303: 'Flower girls',
        319304: 'Tuxedos and suits',
        319305: 'Suits for women',
        319306: 'Shoes',
        319307: 'Veils and hairpieces',
        319308: 'Gown storage until the wedding',
      },
    ],
  },
});
