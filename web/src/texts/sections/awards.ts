import { count } from '../count.js';
import type { ListWords } from './section-words.js';

/** Words of awards for vendors. */
export const awards = {
  lead: 'Awards and press coverage, shown at the end of your page.',
  benefit: 'Let your awards and press speak for you.',
  reasons: ['Each award with its photo and a link to the source', 'Shown in the order you choose'],
  fill: { text: 'Add an award or a press feature in Awards.', action: 'Add an award' },
  suggestion: {
    name: 'Add an award',
    text: 'Awards and press appear at the end of your page.',
    action: 'Add an award',
  },
  empty: 'No awards yet. Local press counts too.',
  count: (items: number) => count(items, 'award'),
  fields: {
    name: { label: 'Name', most: 120 },
    link: { label: 'Link', most: 240 },
  },
  untitled: 'New award',
  name: 'Name',
  link: 'Link',
  linkHelp: 'Where couples can read about it. Optional.',
  remove: 'Delete award',
} satisfies ListWords & Record<string, unknown>;
