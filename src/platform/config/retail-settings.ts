import { read, Setting } from './setting.js';

/** Settings of the retailer that runs the site: its name, its automation list and its printer. */
export class RetailSettings {
  @Setting({
    env: 'RETAILER_NAME',
    about: 'Name of the retailer whose stores vendors can choose, as pages show it.',
    fallback: 'Posy Bridal',
    read: read.text({ min: 1 }),
  })
  readonly retailerName: string;

  @Setting({
    env: 'AUTOMATION_URL',
    about: 'Address that receives a signed post when a vendor chooses a store; empty for none.',
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly automationUrl: string | undefined;

  @Setting({
    env: 'AUTOMATION_SECRET',
    about: 'Secret that these posts are signed with, shared with their receiver; required with AUTOMATION_URL.',
    fallback: '',
    secret: true,
    read: read.optional(read.text({ min: 16 })),
  })
  readonly automationSecret: string | undefined;

  @Setting({
    env: 'INSERTS_URL',
    about: 'Order page for printed inserts, to which a code of the account is added; empty for none.',
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly insertsUrl: string | undefined;
}
