import { category } from './category.js';

export const invitationsstationery = category({
  id: 9,
  externalId: 'invitationsstationery',
  name: 'Stationer',
  namePlural: 'Invitations and stationery',
  subCategories: {
    901: 'Custom invitations',
    902: 'Ready-made suites',
    903: 'Letterpress and foil',
    904: 'Calligraphy',
    905: 'Save-the-dates',
    906: 'Signs and seating charts',
    907: 'Menus, programs and place cards',
    908: 'Ketubot and certificates',
    909: 'Digital invitations',
  },
  serviceTypes: {
    20901: [
      'Paper',
      {
        309101: 'Save-the-dates',
        309102: 'Invitations',
        309103: 'Reply and details cards',
        309104: 'Programs',
        309105: 'Menus',
        309106: 'Place cards',
        309107: 'Seating chart',
        309108: 'Welcome sign',
        309109: 'Thank-you notes',
      },
    ],
    20902: [
      'Craft',
      {
        309201: 'Letterpress',
        309202: 'Foil stamping',
        309203: 'Flat printing',
        309204: 'Hand calligraphy',
        309205: 'Watercolor and illustration',
        309206: 'Map of your places',
        309207: 'Monogram or crest',
        309208: 'Wax seals',
        309209: 'Handmade paper',
        309210: 'Ketubah calligraphy',
      },
    ],
    20903: [
      'Help',
      {
        309301: 'Wording and etiquette',
        309302: 'Envelope addressing',
        309303: 'Assembly and mailing',
        309304: 'Samples by mail',
        309305: 'Printed proof',
        309306: 'Two languages',
        309307: 'Rush orders',
        309308: 'Small quantities',
      },
    ],
  },
});
