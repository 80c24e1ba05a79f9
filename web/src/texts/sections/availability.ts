import type { SectionWords } from './section-words.js';

/** Words of availability for vendors. */
export const availability = {
  lead: 'Show couples which dates are open.',
  fill: { text: 'Mark your open days in Availability; couples search by date.', action: 'Mark days' },
  suggestion: {
    name: 'Mark your open dates',
    text: 'Couples see right away whether you’re available.',
    action: 'Mark dates',
  },
} satisfies SectionWords;
