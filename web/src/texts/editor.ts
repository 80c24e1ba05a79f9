import type { SectionName } from '#contracts/webstore/sections.js';

/** Sections as vendors know them, and what each is for. */
const sections: Record<SectionName, { name: string; lead: string }> = {
  about: { name: 'About', lead: 'The first thing couples read. Keep it simple.' },
  amenities: { name: 'Amenities and services', lead: 'What you offer, and what couples filter by.' },
  availability: { name: 'Availability', lead: 'Show couples which dates are open.' },
  gallery: { name: 'Gallery', lead: 'Show your work in photos.' },
  reviews: { name: 'Reviews', lead: 'What past couples say about you.' },
  packages: { name: 'Packages', lead: 'Three is a good number: small, standard and all-inclusive.' },
  faqs: { name: 'FAQs', lead: 'Answer the questions every couple asks.' },
  partners: { name: 'Preferred partners', lead: 'Vendors you love to work with.' },
  awards: { name: 'Awards', lead: 'Prizes and press coverage, shown at the end of your page.' },
};

/** Why a vendor would want a section that the plan does not include (OP-12). */
const benefits: Partial<Record<SectionName, string>> = {
  reviews: 'Couples trust other couples: show your rating and reviews on your page.',
  packages: 'Couples contact you sooner when they see a price, with fewer questions.',
  faqs: 'Answer common questions once, and save your time for the rest.',
  awards: 'Let your prizes and press speak for you.',
};

/** Words that all pages of the vendor's editor share. */
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
  },
  locked: {
    title: (section: string) => `${section}: premium users only`,
    benefit: benefits,
    kept: 'We’ve kept what you entered. It will show again when your plan includes it.',
  },
  preview: 'How couples see it',
  previewEmpty: 'Nothing to preview yet. Your first complete item will appear here.',
};
