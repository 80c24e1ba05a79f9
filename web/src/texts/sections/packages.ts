import { count } from '../count.js';
import type { ListWords } from './section-words.js';

/** Words of packages for vendors. */
export const packages = {
  lead: 'Three is a good number: small, standard and all-inclusive.',
  benefit: 'Couples contact you sooner, and with fewer questions, when they see a price.',
  reasons: ['As many packages as you like, each with a photo', 'Shown with the price, in the order you choose'],
  fill: { text: 'In Packages, add what you offer and what it costs.', action: 'Add a package' },
  suggestion: {
    name: 'Add a package',
    text: 'Couples contact you sooner when they see a price.',
    action: 'Add a package',
  },
  empty: 'No packages yet. Couples contact vendors sooner when they see a price.',
  count: (items: number) => count(items, 'package'),
  fields: {
    name: { label: 'Name', most: 120 },
    price: { label: 'Price' },
    description: { label: 'Description', most: 240 },
    inclusions: { label: 'Inclusions', most: 120 },
  },
  untitled: 'New package',
  name: 'Name',
  price: 'Price',
  description: 'Description',
  descriptionHelp: 'Describe the experience, not the price.',
  inclusions: 'Inclusions',
  inclusion: (place: number) => `Inclusion ${place}`,
  inclusionsHelp: 'One thing per line. Press Enter for the next line.',
  inclusionPlaceholder: 'For example, forty prints in a linen box',
  removeInclusion: (place: number) => `Remove inclusion ${place}`,
  addInclusion: 'Add a line',
  remove: 'Delete package',
} satisfies ListWords & Record<string, unknown>;
