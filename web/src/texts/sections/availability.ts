import type { SectionWords } from './section-words.js';

/** Words of availability for vendors. */
export const availability = {
  lead: 'Show couples which dates are open.',
  fill: { text: 'Mark the days you’re free in Availability; couples search by date.', action: 'Mark days' },
  suggestion: {
    name: 'Mark your open dates',
    text: 'Couples see right away whether you’re free.',
    action: 'Mark dates',
  },
} satisfies SectionWords;
