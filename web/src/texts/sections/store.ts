import type { SectionWords } from './section-words.js';

/** Words of the retail store for vendors. */
export const store = {
  lead: 'Couples can meet you, or see your samples, at a store near them.',
  benefit: 'Meet couples where they choose the dress: show the store nearest to you on your page.',
  reasons: ['The store’s name and address on your page', 'Choose another store whenever you like'],
  fill: { text: 'In Retail store, choose where couples can meet you.', action: 'Choose a store' },
} satisfies SectionWords;
