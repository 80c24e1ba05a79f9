import type { TermsOfServiceView } from '#contracts/identity/vendors.views.js';

/**
 * The terms for vendors, until the operator's lawyers have written their own (OP-17). Raise the version with every
 * change of the text: an acceptance contains the version that it applies to.
 */
export const termsOfService: TermsOfServiceView = {
  version: 1,
  date: '2026-11-21',
  sections: [
    {
      heading: 'Your page',
      paragraphs: [
        'You may show on your page what is yours to show: your words, your pictures, your prices. What you say about your business is true, and you keep it up to date.',
        'We may take a page off the site that breaks the law or misleads couples. We tell you why, and what would have to change.',
      ],
    },
    {
      heading: 'Couples who write to you',
      paragraphs: [
        'You use the names, addresses and messages of couples to answer them, and for nothing else. You do not pass them on.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'The price of your plan is shown before you choose it. You can end it at any time; it then runs until the end of what is paid.',
      ],
    },
    {
      heading: 'When these words change',
      paragraphs: [
        'We show you the new version and ask you to accept it. Until you do, the version you accepted holds.',
      ],
    },
  ],
};
