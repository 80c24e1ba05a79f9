import type { DocumentView } from '#contracts/content/content.views.js';
import type { SiteFacts } from './site-facts.js';

/** A draft for the operator's lawyers (OP-17). Raise the version whenever the words change. */
export const privacyPolicy = ({ name, email }: SiteFacts): DocumentView => ({
  version: 3,
  date: '2026-11-28',
  sections: [
    {
      heading: 'The short version',
      paragraphs: [
        `${name} helps couples find wedding vendors. We collect what we need to do that, we don’t sell it, and you can take it with you or delete it.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'When you create an account: your name, email and phone number, and your password, stored so that nobody can read it.',
        'While you use the site: the vendors you save, your settings, and, for vendors, everything you put on your webstore.',
        'When you plan an event: its date, place, budget and guest count, the vendors you’ve booked, and the picture you choose.',
        'When you contact a vendor or a couple: your quote requests, your messages and the files you attach.',
        'When you pay for a plan: your billing address, your plan and your invoices. Our payment provider handles your card; we see only its type, last four digits and expiration date.',
        'To keep accounts safe: when you signed in, and from which IP address and browser.',
        'You can search and read vendor pages without an account. We don’t use advertising cookies, and no one else tracks you here.',
      ],
    },
    {
      heading: 'How we use it',
      paragraphs: [
        'We use your information to run your account, to show vendors to couples, to send the emails you ask for and those about your account’s security, and to prevent abuse.',
        'What a vendor publishes on a webstore is public. Anything you haven’t published is visible only to you and to our support team.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'A vendor you ask for a quote sees your request, your name and what you tell them about your event.',
        'Companies that provide hosting, email, maps, reviews and payments for us see only what they need, and may use it for nothing else.',
        'We read messages only after someone has reported them, or to stop spam.',
        'We share information with authorities only when the law requires it. We don’t sell personal information.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We keep your information while you have an account. After you close it, you have 14 days to change your mind; then we delete it.',
        'Security records are kept a while longer, because they show what happened to an account.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'In your account settings, you can correct your information, download a copy of it, choose which emails you get and close your account.',
        `For anything else, write to ${email}. You may also have rights under the law of your state or country, and we honor them.`,
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this policy changes, the version and date above change with it. If the change matters to you, we’ll email you first.',
      ],
    },
  ],
});
