import type { SectionWords } from './section-words.js';

/** Words of About, the name and description of a business for vendors. */
export const about = {
  lead: 'The first thing couples read. Keep it simple.',
  fill: { text: 'Two or three sentences in About are what couples read first.', action: 'Write about your business' },
} satisfies SectionWords;
