import type { DocumentView } from '#contracts/content/content.views.js';
import type { SiteFacts } from './site-facts.js';

/** Contact details of the site's operator, from the configuration. */
export const contact = ({ name, email, phone, textNumber }: SiteFacts): DocumentView => ({
  version: 2,
  date: '2026-11-26',
  sections: [
    {
      heading: 'Talk to us',
      paragraphs: [
        `Email: ${email}`,
        ...(phone === undefined ? [] : [`Phone: ${phone}`]),
        ...(textNumber === undefined ? [] : [`Text message: ${textNumber}`]),
      ],
    },
    {
      heading: 'For couples',
      paragraphs: [
        'To ask a vendor about a date or a price, choose “Ask for a quote” on their page.',
        'If something on a vendor’s page is wrong or shouldn’t be there, send us the address of the page and tell us what’s wrong.',
      ],
    },
    {
      heading: 'For vendors',
      paragraphs: [
        `Tell us the name of your business and the email you sign in to ${name} with, so we can find your webstore.`,
        'Is there a page about your business that you can’t edit yet? Write to us from your business email.',
      ],
    },
    {
      heading: 'About your information',
      paragraphs: [
        'You can download or delete your information in your account settings. If you can’t sign in, email us.',
      ],
    },
  ],
});
