import type { DocumentView } from '#contracts/content/content.views.js';
import type { SiteFacts } from './site-facts.js';

/** A draft for the operator's lawyers (OP-17). Raise the version whenever the words change. */
export const termsOfUse = ({ name, email }: SiteFacts): DocumentView => ({
  version: 1,
  date: '2026-11-23',
  sections: [
    {
      heading: 'About these terms',
      paragraphs: [
        `These terms apply when you use ${name}. By creating an account, you agree to them. Vendors also agree to the vendor agreement.`,
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You must be at least 18 to create an account. Give us correct information, and keep your password to yourself: you’re responsible for what happens in your account.',
        'If you think someone else has used your account, change your password and tell us.',
      ],
    },
    {
      heading: 'Vendors and couples',
      paragraphs: [
        `${name} is a directory. Vendors write their own pages and set their own prices, and any agreement about your wedding is between you and the vendor.`,
        'We don’t check every statement on a vendor’s page. Ask for a written contract before you pay.',
      ],
    },
    {
      heading: 'What isn’t allowed',
      paragraphs: [
        'Don’t break the law, pretend to be someone else, harass people, copy vendor pages in bulk, or try to get around the site’s security.',
        'Publish only words and pictures that you have the right to use.',
        'We may remove content or close accounts that break these rules. We’ll tell you why.',
      ],
    },
    {
      heading: 'What you publish',
      paragraphs: [
        'What you publish stays yours. You allow us to show it on the site, in search results and in previews of shared links for as long as it’s published.',
      ],
    },
    {
      heading: 'Our responsibility',
      paragraphs: [
        'We work to keep the site available and correct, but we can’t promise that it always will be. To the extent the law allows, we aren’t liable for what vendors do or fail to do.',
        'Nothing in these terms limits rights that the law doesn’t let you give up.',
      ],
    },
    {
      heading: 'Ending and changes',
      paragraphs: [
        'You can close your account at any time in your account settings.',
        `When these terms change, the version and date above change with them, and we’ll email you before a change that matters. Questions? Write to ${email}.`,
      ],
    },
  ],
});
