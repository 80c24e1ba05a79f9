import type { TermsOfServiceView } from '#contracts/identity/vendors.views.js';

/**
 * The terms for vendors, until the operator's lawyers have written their own (OP-17). Raise the version with every
 * change of the text: an acceptance contains the version that it applies to.
 */
export const termsOfService: TermsOfServiceView = {
  version: 3,
  date: '2026-11-28',
  sections: [
    {
      heading: 'Your page',
      paragraphs: [
        'Publish only what you have the right to show: your own words, pictures and prices. What you say about your business must be true, and you must keep it up to date.',
        'We may take down a page that breaks the law or misleads couples. We’ll tell you why, and what needs to change.',
      ],
    },
    {
      heading: 'Couples who contact you',
      paragraphs: [
        'Use couples’ names, contact details and messages to reply to them, and for nothing else. Don’t pass them on.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'You see the price of a plan before you choose it. You can cancel at any time; the plan stays active until the end of the period you’ve paid for.',
      ],
    },
    {
      heading: 'When these terms change',
      paragraphs: [
        'We’ll show you the new version and ask you to accept it. Until you do, the version you accepted still applies.',
      ],
    },
  ],
};
