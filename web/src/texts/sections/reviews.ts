import type { SectionWords } from './section-words.js';

/** Words of reviews for vendors. */
export const reviews = {
  lead: 'What past couples say about you.',
  benefit: 'Couples trust other couples: show your rating and reviews on your page.',
  reasons: ['Your stars and what couples say, beside your photos', 'New reviews appear automatically'],
  fill: { text: 'Connect your business in Reviews to show its rating here.', action: 'Connect reviews' },
} satisfies SectionWords;
