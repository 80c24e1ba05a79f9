import type { pagePaths } from '#contracts/shared/page-paths.js';

type PageName = keyof typeof pagePaths;

/** Texts of the links on the pages below. */
export const ways = {
  vendors: { name: 'Browse vendors', text: 'Search by category, place, price and date.' },
  vendorCategories: { name: 'All categories', text: 'From venues to florists, everyone who makes the day.' },
  favorites: { name: 'Saved vendors', text: 'The vendors you’ve saved, side by side.' },
  accountInformation: { name: 'Your account', text: 'Your name, email, password and notifications.' },
  contact: { name: 'Contact us', text: 'Questions, corrections or trouble signing in.' },
  vendorWebstore: { name: 'Your webstore', text: 'Everything couples see, section by section.' },
  vendorPrices: { name: 'Plans and pricing', text: 'Choose a plan. Starter is free for 90 days.' },
  vendorEditAbout: { name: 'About your business', text: 'Your name, categories, services and prices.' },
  vendorAccountInformation: { name: 'Your account', text: 'Your contact details, password and notifications.' },
} as const satisfies Partial<Record<PageName, { name: string; text: string }>>;

export type Way = keyof typeof ways;

interface PlainPage {
  heading: string;
  lead: string;
  ways: readonly Way[];
}

const setup: PlainPage = {
  heading: 'Set up your webstore',
  lead: 'Choose a plan first. Then fill in your page at your own pace. Couples won’t see anything until you publish.',
  ways: ['vendorPrices', 'vendorEditAbout', 'vendorWebstore'],
};

/** Pages with a message and links, without functions of their own. */
export const plainPages = {
  planning: {
    heading: 'Planning',
    lead: 'Planning starts with the people who make the day. Find them here.',
    ways: ['vendors', 'vendorCategories'],
  },
  vendorDetails: {
    heading: 'Looking for a vendor?',
    lead: 'Every vendor has a page of their own. Search for it by name, or browse by category.',
    ways: ['vendors', 'vendorCategories'],
  },
  verifyIdentity: {
    heading: 'Is this your business?',
    lead: 'Listings can’t be claimed online yet. Write to us, and we’ll help.',
    ways: ['contact', 'vendors'],
  },
  vendorHelp: {
    heading: 'Help',
    lead: 'Your webstore is the place to start: fill in the basics, add photos, then publish.',
    ways: ['vendorWebstore', 'contact', 'vendorAccountInformation'],
  },
  vendorAnalytics: {
    heading: 'Analytics',
    lead: 'There are no numbers to show yet. A complete, published webstore is what brings couples to your page.',
    ways: ['vendorWebstore'],
  },
  vendorSetup: setup,
  vendorSetupStep: setup,
  vendorNewSetup: setup,
  vendorNewSetupStep: setup,
} as const satisfies Partial<Record<PageName, PlainPage>>;

export type PlainPageName = keyof typeof plainPages;
