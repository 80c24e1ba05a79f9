import type { SectionWords } from './section-words.js';

/** Words of About, the name and description of a business for vendors. */
export const about = {
  lead: 'The first thing couples read. Keep it simple.',
  fill: {
    text: 'Write two or three sentences in About. Couples read them first.',
    action: 'Write about your business',
  },
} satisfies SectionWords;
