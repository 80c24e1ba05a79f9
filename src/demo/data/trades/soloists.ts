import type { TradeEntry } from '../trade.js';

const alone = {
  more: [
    'I learn one song for you, whatever it is. #303303',
    'Churches, gardens, boats: if there is level ground, I can play. #303101',
    'Between pieces I watch the door, so the walk never outlasts the music.',
    'Dinner music is soft on purpose; ask me to turn it down and I will say thank you. #303103',
    'The rehearsal is by telephone, with whoever opens the doors. #303302',
  ],
  terms: [
    'The ceremony alone is one price, ceremony and drinks another.',
    'Travel inside {30-60} miles of {city} is included.',
    'Recordings of the pieces you choose from are one email away.',
    'A deposit of a third holds the date.',
    'I play {40-80} weddings a year and never two on one day.',
  ],
};

/** Musicians who come alone. */
export const soloists: readonly TradeEntry[] = [
  {
    share: 5,
    solo: true,
    apart: true,
    subCategories: [305],
    services: [303101, 303102, 303103],
    never: [
      303105, 303201, 303202, 303203, 303204, 303205, 303206, 303301, 303305, 303307, 303306, 303308, 303107, 303104,
      303108,
    ],
    styles: [10304, 10302, 10303, 10308],
    names: ['{first} {last}, Guitar', '{first} {last} Guitar', '{last} & Six Strings'],
    says: [
      'I play guitar for the half hour before the vows, the walk, and the drinks after, on nylon strings and softly enough to talk over.',
      'Spanish guitar, Brazilian guitar and {100-300} songs you did not expect on one, for ceremonies around {city}.',
    ],
    more: alone.more,
    terms: alone.terms,
  },
  {
    share: 4,
    solo: true,
    apart: true,
    subCategories: [305],
    services: [303101, 303102, 303103],
    never: [
      303105, 303201, 303202, 303203, 303204, 303205, 303206, 303301, 303305, 303307, 303306, 303308, 303107, 303104,
      303108,
    ],
    styles: [10304, 10302, 10303, 10308],
    names: ['{first} {last}, Harp', '{last} Harp and Voice', 'Harp by {first} {last}'],
    says: [
      'I play a concert harp at weddings in {city}, from Debussy to the Beatles, and bring it up stairs you would not believe.',
      'A harp carries across a garden without an amplifier, and people stop whispering when it starts.',
    ],
    more: alone.more,
    terms: alone.terms,
  },
  {
    share: 4,
    solo: true,
    apart: true,
    subCategories: [305],
    services: [303101, 303102, 303103],
    never: [
      303105, 303201, 303202, 303203, 303204, 303205, 303206, 303301, 303305, 303307, 303306, 303308, 303107, 303104,
      303108,
    ],
    styles: [10304, 10302, 10303, 10308],
    names: ['{first} {last}, Piano', '{first} {last} at the Piano', '{last} Piano Company'],
    says: [
      'I play whatever piano {city} has, or bring one that sounds like a piano, from the prelude to the last brandy.',
      'Hymns, standards, film music and the song from your road trip: {400-900} pieces, most of them by heart.',
    ],
    more: alone.more,
    terms: alone.terms,
  },
];
