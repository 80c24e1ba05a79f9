import { category } from './category.js';

export const transportation = category({
  id: 13,
  externalId: 'transportation',
  name: 'Transportation',
  namePlural: 'Transportation',
  subCategories: {
    1301: 'Classic and vintage cars',
    1302: 'Limousines',
    1303: 'Sedans and SUVs',
    1304: 'Guest shuttles and coaches',
    1305: 'Trolleys and double-deckers',
    1306: 'Party buses',
    1307: 'Carriages and horses',
    1308: 'Boats and water taxis',
  },
  serviceTypes: {
    21301: [
      'Rides',
      {
        313101: 'Couple to the ceremony',
        313102: 'Wedding party',
        313103: 'Guest shuttle loops',
        313104: 'Getaway at the end',
        313105: 'Airport pickups',
        313106: 'Rehearsal dinner',
        313107: 'Baraat',
        313108: 'Ride home after the party',
        313109: 'Car for pictures only',
      },
    ],
    21302: [
      'On board',
      {
        313201: 'Chauffeur in a suit',
        313202: 'Air conditioning',
        313203: 'Wheelchair lift',
        313204: 'Child seats',
        313205: 'Water and ice',
        313206: 'Champagne allowed',
        313207: 'Room for a full gown',
        313208: 'Ribbons and a sign',
      },
    ],
    21303: [
      'Service',
      {
        313301: 'Route planned with you',
        313302: 'Day-of dispatcher',
        313303: 'Backup vehicle on call',
        313304: 'Hourly rental',
        313305: 'Flat rate for the evening',
        313306: 'Permits and proof of insurance',
      },
    ],
  },
});
