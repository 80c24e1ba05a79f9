import { category } from './category.js';

export const entertainmentotherservices = category({
  id: 15,
  externalId: 'entertainmentotherservices',
  name: 'Entertainment',
  namePlural: 'Entertainment',
  subCategories: {
    1501: 'Live painters',
    1502: 'Sketch and caricature artists',
    1503: 'Poets and typewriters',
    1504: 'Magicians',
    1505: 'Dancers and performers',
    1506: 'Fire and circus',
    1507: 'Lawn games and casino tables',
    1508: 'Tarot and palm readers',
    1509: 'Fireworks and special effects',
    1510: 'Entertainment for children',
  },
  serviceTypes: {
    21501: [
      'When',
      {
        315101: 'Welcome party',
        315102: 'Ceremony',
        315103: 'Cocktail hour',
        315104: 'Between courses',
        315105: 'First dance',
        315106: 'Grand exit',
        315107: 'After-party',
      },
    ],
    21502: [
      'What guests get',
      {
        315201: 'Painting to take home',
        315202: 'Portrait for each guest',
        315203: 'Poem for each guest',
        315204: 'Show on stage',
        315205: 'Performer among the tables',
        315206: 'Lesson for everyone',
        315207: 'Games with a host',
        315208: 'Prizes',
      },
    ],
    21503: [
      'Good to know',
      {
        315301: 'Works outdoors',
        315302: 'Brings own sound',
        315303: 'Permits arranged',
        315304: 'Insured for the venue',
        315305: 'Suitable for children',
        315306: 'Themes on request',
        315307: 'Performs in two languages',
      },
    ],
  },
});
