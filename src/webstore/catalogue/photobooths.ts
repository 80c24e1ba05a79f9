import { category } from './category.js';

export const photobooths = category({
  id: 18,
  externalId: 'photobooths',
  name: 'Photo booth',
  namePlural: 'Photo booths',
  subCategories: {
    1801: 'Open-air booths',
    1802: 'Booths with a curtain',
    1803: 'Vintage film booths',
    1804: 'Glam black and white',
    1805: '360 video',
    1806: 'Mirror booths',
    1807: 'Roaming booths',
    1808: 'Campers and vans',
    1809: 'Audio guest books',
  },
});
