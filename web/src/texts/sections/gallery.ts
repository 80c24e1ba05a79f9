import type { SectionWords } from './section-words.js';

/** Words of the gallery for vendors. */
export const gallery = {
  lead: 'Show your work in photos.',
  fill: { text: 'Show your work in Gallery; couples look at photos first.', action: 'Add photos' },
} satisfies SectionWords;
