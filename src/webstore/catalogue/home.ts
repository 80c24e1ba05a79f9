import { category } from './category.js';

export const home = category({
  id: 20,
  externalId: 'home',
  name: 'Home and registry',
  namePlural: 'Home and registry',
  subCategories: {
    2001: 'Registries',
    2002: 'Kitchen and table',
    2003: 'Bed and bath',
    2004: 'Furniture',
    2005: 'Art and framing',
    2006: 'Interior design',
    2007: 'Real estate agents',
    2008: 'Organizing and moving',
  },
  serviceTypes: {
    22001: [
      'Registry',
      {
        320101: 'Registry with an advisor',
        320102: 'Group gifts',
        320103: 'Cash and experience funds',
        320104: 'Completion discount',
        320105: 'Gift wrap and note',
        320106: 'No-questions-asked exchanges',
        320107: 'Delivery after the honeymoon',
      },
    ],
    22002: [
      'For the house',
      {
        320201: 'Home visit',
        320202: 'Room plan',
        320203: 'Custom furniture',
        320204: 'Engraving and monograms',
        320205: 'Bouquet and gown framing',
        320206: 'Combining two households',
        320207: 'Unpacking',
        320208: 'First-home buyers',
      },
    ],
  },
});
