import { category } from './category.js';

export const favorsgifts = category({
  id: 12,
  externalId: 'favorsgifts',
  name: 'Favors and gifts',
  namePlural: 'Favors and gifts',
  subCategories: {
    1201: 'Edible favors',
    1202: 'Candles and soaps',
    1203: 'Plants and seeds',
    1204: 'Keepsakes with names',
    1205: 'Welcome bags',
    1206: 'Wedding party gifts',
    1207: 'Gifts for parents',
    1208: 'Guest books',
    1209: 'Gifts to charity',
  },
  serviceTypes: {
    21201: [
      'What they make',
      {
        312101: 'Honey, jam and maple syrup',
        312102: 'Chocolates and candy',
        312103: 'Cookies',
        312104: 'Candles',
        312105: 'Soap',
        312106: 'Seedlings and succulents',
        312107: 'Engraved glass and wood',
        312108: 'Embroidered linen',
        312109: 'Robes and pajamas',
      },
    ],
    21202: [
      'Personalized',
      {
        312201: 'Names and date',
        312202: 'Label in your design',
        312203: 'Different gifts in one order',
        312204: 'Handwritten tags',
        312205: 'Sample before you order',
        312206: 'Allergens on the label',
      },
    ],
    21203: [
      'Service',
      {
        312301: 'Orders under fifty',
        312302: 'Boxing and ribbon',
        312303: 'Welcome bags packed',
        312304: 'Delivery to hotels',
        312305: 'Shipping to each guest',
        312306: 'Rush orders',
        312307: 'Plastic-free packing',
      },
    ],
  },
});
