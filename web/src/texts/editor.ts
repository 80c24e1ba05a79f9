import type { SectionName } from '#contracts/webstore/sections.js';

/** Sections as vendors know them, and what each is for. */
const sections: Record<SectionName, { name: string; lead: string }> = {
  about: { name: 'About', lead: 'The first thing couples read. Plain words work best.' },
  amenities: { name: 'Amenities and services', lead: 'What couples can book you for.' },
  availability: { name: 'Availability', lead: 'The days couples can still have.' },
  gallery: { name: 'Gallery', lead: 'Your work in pictures.' },
  reviews: { name: 'Reviews', lead: 'What past couples say about you.' },
  packages: { name: 'Packages', lead: 'Three is a good number: one small, one usual, one generous.' },
  faqs: { name: 'FAQs', lead: 'Answer once what every couple asks.' },
  partners: { name: 'Preferred partners', lead: 'Vendors you love to work with.' },
  awards: { name: 'Awards', lead: 'Prizes and press, at the end of your page.' },
};

/** Why a vendor would want a section that the plan does not include (OP-12). */
const benefits: Partial<Record<SectionName, string>> = {
  reviews: 'Couples trust other couples: show your rating and reviews on your page.',
  packages: 'Couples who see a price write sooner, and ask fewer questions first.',
  faqs: 'Answer the questions every couple asks once, and spend your time on the rest.',
  awards: 'Let the prizes and press you have earned speak for you.',
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
    help: 'Off hides the section; nothing is deleted.',
    empty: 'The section appears on your page with its first item.',
  },
  locked: {
    title: (section: string) => `${section}: premium users only`,
    benefit: benefits,
    kept: 'What you entered here is kept. It shows again when your plan includes it.',
  },
  preview: 'How couples see it',
  previewEmpty: 'Nothing to see yet. Your first complete item appears here.',
};
