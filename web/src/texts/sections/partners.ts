import { count } from '../count.js';
import type { ListWords } from './section-words.js';

/** Words of preferred partners for vendors. */
export const partners = {
  lead: 'Vendors you love to work with.',
  fill: { text: 'In Preferred partners, recommend vendors you love to work with.', action: 'Add a partner' },
  suggestion: { name: 'Recommend a vendor', text: 'Vendors you love to work with.', action: 'Add a partner' },
  empty: 'No partners yet. Recommend vendors you would book yourself.',
  count: (items: number) => count(items, 'partner'),
  fields: {
    partnerId: { label: 'Vendor' },
    description: { label: 'Why you like working together', most: 240 },
  },
  untitled: 'New partner',
  noVendor: 'No vendor chosen yet',
  loading: 'Partner',
  gone: 'No longer listed',
  goneMark: 'Not shown',
  goneText:
    'This vendor’s page is offline, so couples don’t see this partner. Choose another vendor or delete the item.',
  vendor: 'Vendor',
  placeholder: 'Name of the business',
  clear: 'Clear the name',
  goOn: (letters: number) => `Enter at least ${letters} letters of the name.`,
  searching: 'Searching',
  none: 'No vendors match this name.',
  allTaken: 'You’ve already added every vendor with a name like this.',
  failed: 'Something went wrong with the search. Please try again.',
  found: (vendors: number) => (vendors === 1 ? '1 vendor found' : `${vendors} vendors found`),
  bestMatches: (vendors: number) => `The ${vendors} best matches`,
  change: 'Change',
  changeFrom: (name: string) => `Change ${name}`,
  keep: (name: string) => `Keep ${name}`,
  seePage: 'View their page',
  newTab: '(opens in a new tab)',
  description: 'Why you like working together',
  descriptionHelp: 'In your own words. Couples read this next to the vendor’s name.',
  chooseFirst: 'Choose a vendor first',
  remove: 'Delete partner',
} satisfies ListWords & Record<string, unknown>;
