import { category } from './category.js';

export const tuxedos = category({
  id: 21,
  externalId: 'tuxedos',
  name: 'Suit and tuxedo shop',
  namePlural: 'Suits and tuxedos',
  subCategories: {
    2101: 'Tuxedo rental',
    2102: 'Suit rental',
    2103: 'Suits to buy',
    2104: 'Made to measure',
    2105: 'Bespoke tailoring',
    2106: 'Suits for women',
    2107: 'Sherwanis and kilts',
    2108: 'Shoes and accessories',
  },
  serviceTypes: {
    22101: [
      'Fitting',
      {
        321101: 'Measured in the shop',
        321102: 'Measured by video',
        321103: 'Home try-on',
        321104: 'Alterations in house',
        321105: 'Same-day pressing',
        321106: 'Extended sizes',
        321107: 'Boys’ sizes',
      },
    ],
    22102: [
      'For the group',
      {
        321201: 'Group page for sizes and orders',
        321202: 'Shipping to each groomsman',
        321203: 'Free suit for the groom',
        321204: 'Swatches to match dresses',
        321205: 'Backup sizes on the wedding day',
        321206: 'Late returns forgiven',
      },
    ],
    22103: [
      'To go with it',
      {
        321301: 'Shirts and studs',
        321302: 'Ties and pocket squares',
        321303: 'Shoes',
        321304: 'Vests and suspenders',
        321305: 'Monograms and linings',
        321306: 'Watches and cuff links',
      },
    ],
  },
});
