import type { SectionWords } from './section-words.js';

/** Words of amenities and services for vendors. */
export const amenities = {
  lead: 'What you offer, and what couples filter by.',
  fill: {
    text: 'Select what you offer in Amenities and services; couples filter by it.',
    action: 'Choose services',
  },
} satisfies SectionWords;
