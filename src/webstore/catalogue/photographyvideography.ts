import { category } from './category.js';

export const photographyvideography = category({
  id: 11,
  externalId: 'photographyvideography',
  name: 'Photographer',
  namePlural: 'Photographers',
  subCategories: {
    1101: 'Wedding day',
    1102: 'Engagement',
    1103: 'Elopement',
    1104: 'Rehearsal dinner',
    1105: 'Bridal portraits',
    1106: 'Boudoir',
    1107: 'Proposals',
    1108: 'Aerial',
    1109: 'Same-day edit',
    1110: 'Photo and film together',
  },
  serviceTypes: {
    21101: [
      'Coverage',
      {
        311101: 'Full day',
        311102: 'Half day',
        311103: 'Second photographer',
        311104: 'Engagement portraits',
        311105: 'Getting ready, both rooms',
        311106: 'Family groups from a list',
        311107: 'Rehearsal dinner',
        311108: 'Help with the timeline',
        311109: 'Drone',
      },
    ],
    21102: [
      'Delivery',
      {
        311201: 'Online gallery',
        311202: 'First pictures within a week',
        311203: 'Albums and prints',
        311204: 'Print rights',
        311205: 'Film scans',
        311206: 'Live slideshow',
        311207: 'Parents’ albums',
        311208: 'Black and white set',
      },
    ],
    21103: [
      'Film',
      {
        311301: 'Highlight film',
        311302: 'Full ceremony',
        311303: 'Full toasts',
        311304: 'Short clips for sharing',
      },
    ],
    21104: [
      'Languages',
      {
        311401: 'Spanish',
        311402: 'French',
        311403: 'Mandarin',
        311404: 'Vietnamese',
        311405: 'Hindi',
        311406: 'American Sign Language',
      },
    ],
  },
  styles: {
    11101: 'Documentary',
    11102: 'Editorial',
    11103: 'Classic',
    11104: 'Fine art',
    11105: 'Film',
    11106: 'Light and airy',
    11107: 'Moody',
    11108: 'Black and white',
  },
});
