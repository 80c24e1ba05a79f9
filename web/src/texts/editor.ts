import type { SectionName } from '#contracts/webstore/sections.js';

/** The names of sections for vendors, and the purpose of each. */
const sections: Record<SectionName, { name: string; lead: string }> = {
  about: { name: 'About', lead: 'The first thing couples read. Keep it simple.' },
  amenities: { name: 'Amenities and services', lead: 'What you offer, and what couples filter by.' },
  store: { name: 'Retail store', lead: 'Couples can meet you, or your samples, at the store next to them.' },
  availability: { name: 'Availability', lead: 'Show couples which dates are open.' },
  gallery: { name: 'Gallery', lead: 'Show your work in photos.' },
  reviews: { name: 'Reviews', lead: 'What past couples say about you.' },
  packages: { name: 'Packages', lead: 'Three is a good number: small, standard and all-inclusive.' },
  faqs: { name: 'FAQs', lead: 'Answer the questions every couple asks.' },
  partners: { name: 'Preferred partners', lead: 'Vendors you love to work with.' },
  awards: { name: 'Awards', lead: 'Prizes and press coverage, shown at the end of your page.' },
};

/** The benefits of a section that the plan does not include (OP-12). */
const benefits: Partial<Record<SectionName, string>> = {
  reviews: 'Couples trust other couples: show your rating and reviews on your page.',
  packages: 'Couples contact you sooner when they see a price, with fewer questions.',
  store: 'Couples meet you where they choose the dress: name the store nearest to you on your page.',
  faqs: 'Answer common questions once, and save your time for the rest.',
  awards: 'Let your prizes and press speak for you.',
};

/** Texts that all pages of the vendor's editor share. */
export const editor = {
  webstore: 'Webstore',
  heading: 'Your webstore',
  lead: 'Everything couples see, section by section.',
  navigation: 'Sections of your webstore',
  sections,
  states: {
    shown: 'Shown',
    empty: 'Empty',
    hidden: 'Hidden',
    locked: 'Premium only',
  },
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  show: {
    label: 'Show on my page',
    help: 'Turning this off hides the section; nothing is deleted.',
    empty: 'The section appears on your page once it has an item.',
    emptyStore: 'The section appears on your page once you’ve confirmed a store.',
  },
  locked: {
    title: (section: string) => `${section}: premium users only`,
    benefit: benefits,
    subscribe: 'Subscribe to Premium',
    kept: 'We’ve kept what you entered. It will show again when your plan includes it.',
  },
  back: 'Back',
  previewPage: {
    heading: 'Preview',
    lead: 'Your page with everything you’ve saved so far, published or not.',
    open: 'Preview my page',
    visit: 'Visit webstore',
    newTab: '(opens in a new tab)',
    noAddress: '“Visit webstore” works once your page has a web address and is published.',
    chooseAddress: 'Choose an address in About',
    notPublished: '“Visit webstore” works once your page is published.',
    noCover: 'Your cover photo will appear here',
    unnamed: 'Your business name',
    edit: 'Edit',
    editSection: (section: string) => `Edit ${section}`,
    nothing: 'Nothing here yet',
    hidden: 'Couples don’t see this section because you turned it off.',
    show: 'Show',
    hide: 'Hide',
    showSection: (section: string) => `Show ${section}`,
    hideSection: (section: string) => `Hide ${section}`,
    idle: 'Everything here is saved.',
    fill: {
      about: { text: 'Two or three sentences in About are what couples read first.', action: 'Write about you' },
      amenities: {
        text: 'Select what you offer in Amenities and services; couples filter by it.',
        action: 'Choose services',
      },
      store: { text: 'Choose the store at which couples can meet you in Retail store.', action: 'Choose a store' },
      availability: { text: 'Mark the days you’re free in Availability; couples search by date.', action: 'Mark days' },
      gallery: { text: 'Show your work in Gallery; couples look at photos first.', action: 'Add photos' },
      reviews: { text: 'Connect your business in Reviews to show its rating here.', action: 'Connect reviews' },
      packages: { text: 'Add what you offer and its price in Packages.', action: 'Add a package' },
      faqs: { text: 'Answer what every couple asks in FAQs.', action: 'Answer a question' },
      partners: { text: 'Recommend vendors you love to work with in Preferred partners.', action: 'Add a partner' },
      awards: { text: 'Name a prize or a feature in Awards.', action: 'Add an award' },
    },
  },
  preview: 'How couples see it',
  previewEmpty: 'Nothing to preview yet. Your first complete item will appear here.',
};
