import type { StoreAtDistance } from '#contracts/webstore/retail-stores.js';

/** Words of the page on which vendors choose a store of the retailer. */
export const editStore = {
  zipcode: 'ZIP code',
  zipcodeHelp: 'Yours or your couples’. We list the three nearest stores.',
  clear: 'Clear the ZIP code',
  /** WS-115 */
  invalid: 'Please enter a valid zipcode',
  notFound: 'We couldn’t look up this ZIP code. Please try again.',
  tryAgain: 'Try again',
  searching: 'Searching for stores',
  none: {
    title: 'No store chosen yet',
    text: 'The three nearest stores appear here as soon as the ZIP code is complete.',
  },
  nearest: 'The three nearest',
  found: (zipcode: string) => `The three nearest stores to ${zipcode} are listed.`,
  from: (zipcode: string) => `straight-line distance from ${zipcode}`,
  /** One decimal (WS-116). */
  miles: (distance: number) => `${distance.toFixed(1)} miles`,
  milesFrom: (distance: number, zipcode: string) => `${distance.toFixed(1)} miles from ${zipcode}`,
  addressOf: ({ address, city, stateOrProvince, postalCode }: Omit<StoreAtDistance, 'distance'>) =>
    `${address}, ${city}, ${stateOrProvince} ${postalCode}`,
  selected: (name: string) => `${name} is selected but not confirmed yet. You can change it later.`,
  confirm: 'Confirm My Store',
  confirming: 'Confirming',
  yours: 'Your store',
  another: 'Choose another store',
  keep: (name: string) => `Keep ${name}`,
  previewEmpty: 'Nothing to preview yet. The store you choose will appear here.',
  closed: {
    title: 'Your store is no longer on the list',
    text: 'Couples don’t see this section until you choose another store.',
  },
};

/** Words of the page on which vendors order printed inserts. */
export const editInserts = {
  heading: 'In-store inserts',
  lead: 'A printed card for people who have just chosen a dress.',
  idle: 'Nothing to save on this page.',
  title: 'In every garment bag',
  text: 'You order and pay for inserts on our printer’s website.',
  handedOut: (store: string) => `Your store, ${store}, hands them out.`,
  chooseFirst: 'Choose a retail store first: it’s the one that hands them out.',
  chooseStore: 'Choose a store',
  order: 'Order inserts',
  newTab: '(opens in a new tab)',
  opens: (host: string) => `Opens ${host} in a new tab`,
  privacy: 'The link contains a code made from your email address, never the address itself.',
  blocked: {
    title: 'Didn’t the page open?',
    text: 'Your browser may have blocked the new tab.',
    copy: 'Copy the link',
  },
  copied: 'Link copied',
  notCopied: 'The link couldn’t be copied.',
  unavailable: {
    title: 'Inserts can’t be ordered yet',
    text: 'You’ll be able to order them here once printing is set up.',
  },
  failed: 'We couldn’t load the order page',
  how: 'How it works',
  steps: [
    {
      title: 'Open the order page',
      text: 'In a new tab. It already knows your business, so you don’t have to sign in.',
    },
    {
      title: 'Choose a quantity and check the proof',
      text: 'The name, photo and web address come from your current page.',
    },
    { title: 'They arrive at your store', text: 'The store puts one in every garment bag that goes out the door.' },
  ],
  card: 'Preview of the printed card',
};
