import type { DocumentName } from '#contracts/content/document-name.js';

/** Texts around the terms that vendors accept; the terms themselves come from the api. */
export const terms = {
  agreement: {
    title: 'Vendor agreement',
    lead: 'What you agree to when you sign up as a vendor. It’s short enough to read in full.',
    description: 'The agreement between vendors and the site: your page, your couples, costs and changes.',
  },
  service: {
    title: 'Terms of service',
    lead: 'The agreement between you and us while you’re a vendor here.',
  },
  accept: {
    label: 'Accept the terms',
    beforeUpgrade: 'Accept the terms to choose a plan.',
    beforePlan: 'You haven’t accepted the terms yet. Accept them before you choose a paid plan.',
    submit: 'Accept the terms',
    goOn: 'Accept and see the plans',
    accepted: 'You’ve accepted these terms.',
    failed: 'We couldn’t check whether you’ve accepted the terms',
  },
  documents: {
    privacy: {
      title: 'Privacy policy',
      lead: 'What we collect, what we use it for, and what you can do about it.',
      description: 'What this site collects about you, how it is used, and your choices.',
    },
    terms: {
      title: 'Terms of use',
      lead: 'The rules of the site, in plain words.',
      description: 'The terms for using this site: accounts, vendors and couples, and what is allowed.',
    },
    contact: {
      title: 'Contact us',
      lead: 'Questions, corrections or trouble signing in? We’re here to help.',
      description: 'How couples and vendors reach the people who run this site.',
    },
  } satisfies Record<DocumentName, { title: string; lead: string; description: string }>,
  version: (number: number, day: string) => `Version ${number}, effective ${day}`,
  failed: 'We couldn’t load this page',
};
