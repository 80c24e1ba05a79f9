import { externalPages, type SiteSettings } from '#contracts/shared/site-settings.js';
import { read, Setting } from './setting.js';

/** The name, contacts and links of the site, on pages and in mails. */
export class BrandSettings {
  @Setting({
    env: 'SITE_NAME',
    about: 'Name of the site in titles and mails.',
    fallback: 'Posy',
    read: read.text({ min: 1 }),
  })
  readonly siteName: string;

  @Setting({
    env: 'SITE_LINKS',
    about: `Pages elsewhere that every page leads to, as name=address separated by spaces: ${externalPages.join(', ')}.`,
    fallback: '',
    read: read.pages(externalPages),
  })
  readonly siteLinks: SiteSettings['links'];

  @Setting({
    env: 'SUPPORT_PHONE',
    about: 'Phone number that every page shows; empty for none.',
    fallback: '',
    read: read.optional(read.text({ min: 3 })),
  })
  readonly supportPhone: string | undefined;

  @Setting({
    env: 'SUPPORT_TEXT_NUMBER',
    about: 'Number or short code for text messages that every page shows; empty for none.',
    fallback: '',
    read: read.optional(read.text({ min: 3 })),
  })
  readonly supportTextNumber: string | undefined;

  @Setting({
    env: 'VENDOR_SUPPORT_EMAIL',
    about:
      'Mail address that vendors are shown for questions; when empty, only refused pictures show one, the sender of mails.',
    fallback: '',
    read: read.optional(read.text({ min: 3 })),
  })
  readonly vendorSupportEmail: string | undefined;

  @Setting({
    env: 'MAIL_FROM',
    about: 'Sender of mails.',
    fallback: 'Posy <hello@posy.example>',
    read: read.text({ min: 3 }),
  })
  readonly mailFrom: string;
}
