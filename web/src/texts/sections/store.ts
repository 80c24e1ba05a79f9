import type { SectionWords } from './section-words.js';

/** Words of the retail store for vendors. */
export const store = {
  lead: 'Couples can meet you, or your samples, at the store next to them.',
  benefit: 'Couples meet you where they choose the dress: name the store nearest to you on your page.',
  fill: { text: 'Choose the store at which couples can meet you in Retail store.', action: 'Choose a store' },
} satisfies SectionWords;
