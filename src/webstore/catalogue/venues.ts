import { category } from './category.js';

export const venues = category({
  id: 2,
  externalId: 'venues',
  name: 'Venue',
  namePlural: 'Venues',
  subCategories: {
    201: 'Barn and farm',
    202: 'Vineyard and winery',
    203: 'Garden and greenhouse',
    204: 'Historic house and estate',
    205: 'Hotel and ballroom',
    206: 'Country club',
    207: 'Loft, gallery and museum',
    208: 'Restaurant and rooftop',
    209: 'Waterfront and beach',
    210: 'Ranch and mountain lodge',
  },
  serviceTypes: {
    20201: [
      'Spaces',
      {
        302101: 'Outdoor ceremony',
        302102: 'Indoor ceremony',
        302103: 'Outdoor reception',
        302104: 'Indoor reception',
        302105: 'Rain plan',
        302106: 'Getting-ready rooms',
        302107: 'Dance floor',
        302108: 'Tents allowed',
      },
    ],
    20202: [
      'Included in the fee',
      {
        302201: 'Tables and chairs',
        302202: 'Linens',
        302203: 'China and glassware',
        302204: 'Sound system',
        302205: 'String lights',
        302206: 'Day-of venue coordinator',
        302207: 'Setup and cleanup',
        302208: 'Rehearsal hour',
      },
    ],
    20203: [
      'Food and drink',
      {
        302301: 'In-house kitchen',
        302302: 'Outside caterers welcome',
        302303: 'Catering kitchen',
        302304: 'Bar service',
        302305: 'Bring your own wine and beer',
        302306: 'Kosher catering available',
        302307: 'Food trucks allowed',
      },
    ],
    20204: [
      'Arriving and staying',
      {
        302401: 'Parking on site',
        302402: 'Valet',
        302403: 'Room for shuttle buses',
        302404: 'Step-free access',
        302405: 'Overnight rooms',
        302406: 'Music after 11 PM',
        302407: 'Heating and air conditioning',
        302408: 'Dogs welcome',
        302409: 'One wedding a day',
      },
    ],
  },
});
