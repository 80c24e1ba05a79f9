import { externalPages, type SiteSettings } from '#contracts/shared/site-settings.js';
import { readBucketAddress, type BucketAddress } from './bucket-address.js';
import { ConfigProblems } from './config-problems.js';
import { RetailSettings } from './retail-settings.js';
import { read, Setting, settingsOf } from './setting.js';

/**
 * The settings of both programs, read from the environment once at start. Nothing else reads `process.env`.
 * `.env.example` lists them with the same descriptions; a test compares the two.
 */
export class Config extends RetailSettings {
  @Setting({
    env: 'DATABASE_URL',
    about: 'PostgreSQL 15 or newer.',
    secret: true,
    read: read.url('postgres', 'postgresql'),
  })
  readonly databaseUrl: string;

  @Setting({
    env: 'REDIS_URL',
    about: 'Redis 6.2 or newer; several addresses separated by commas are the nodes of a cluster.',
    secret: true,
    read: read.urls('redis', 'rediss'),
  })
  readonly redisUrls: string[];

  @Setting({
    env: 'ELASTICSEARCH_URL',
    about: 'Elasticsearch 8.19 or 9; several nodes are separated by commas.',
    secret: true,
    read: read.urls('http', 'https'),
  })
  readonly elasticsearchUrls: string[];

  @Setting({
    env: 'SMTP_URL',
    about: 'SMTP server for outgoing mail.',
    secret: true,
    read: read.url('smtp', 'smtps'),
  })
  readonly smtpUrl: string;

  @Setting({
    env: 'TOKEN_SECRET',
    about: 'Secret for signing keys and tokens; 32 characters or more, the same for every process.',
    secret: true,
    read: read.text({ min: 32 }),
  })
  readonly tokenSecret: string;

  @Setting({
    env: 'PUBLIC_URL',
    about: 'Address under which people reach the site.',
    fallback: 'http://127.0.0.1:4400',
    read: read.url('http', 'https'),
  })
  readonly publicUrl: string;

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

  @Setting({
    env: 'HOST',
    about: 'Network address that the programs listen on.',
    fallback: '127.0.0.1',
    read: read.text({ min: 1 }),
  })
  readonly host: string;

  @Setting({ env: 'PORT', about: 'Port of the api and the site.', fallback: '4400', read: read.integer(0, 65_535) })
  readonly port: number;

  @Setting({
    env: 'WORKERS_PORT',
    about: 'Port of the health checks of the workers.',
    fallback: '4401',
    read: read.integer(0, 65_535),
  })
  readonly workersPort: number;

  @Setting({
    env: 'TRUSTED_PROXIES',
    about:
      'Addresses or ranges of reverse proxies whose X-Forwarded-For is believed, separated by commas; empty for none.',
    fallback: '',
    read: read.text(),
  })
  readonly trustedProxies: string;

  @Setting({
    env: 'LOG_LEVEL',
    about: 'trace, debug, info, warn, error, fatal or silent.',
    fallback: 'info',
    read: read.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  })
  readonly logLevel: string;

  @Setting({
    env: 'REDIS_PREFIX',
    about: 'Prefix of every Redis key; installations that share a Redis need different ones.',
    fallback: 'posy',
    read: read.text({ min: 1 }),
  })
  readonly redisPrefix: string;

  @Setting({
    env: 'SEARCH_INDEX_PREFIX',
    about: 'Prefix of every index name; installations that share an engine need different ones.',
    fallback: 'posy',
    read: read.text({ min: 1 }),
  })
  readonly searchIndexPrefix: string;

  @Setting({
    env: 'SEARCH_CACHE',
    about: '1 caches search results for up to a second, until the index changes; 0 disables the cache.',
    fallback: '1',
    read: read.flag(),
  })
  readonly searchCache: boolean;

  @Setting({
    env: 'STORAGE_DIR',
    about: 'Folder for stored files, shared by all programs.',
    fallback: '.data/storage',
    read: read.text({ min: 1 }),
  })
  readonly storageDir: string;

  @Setting({
    env: 'STORAGE_URL',
    about:
      'Bucket for stored files instead of the folder: s3://KEY:SECRET@bucket?region=…&endpoint=https://…&pathStyle=1.',
    fallback: '',
    secret: true,
    read: read.optional(readBucketAddress),
  })
  readonly bucketAddress: BucketAddress | undefined;

  @Setting({
    env: 'CONTENT_CHECK_URL',
    about: 'Service that judges uploaded pictures by what they show; empty for none.',
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly contentCheckUrl: string | undefined;

  @Setting({
    env: 'KEEP_DONE_DAYS',
    about: 'Days for which messages are kept once all their deliveries are done.',
    fallback: '7',
    read: read.integer(1, 3_650),
  })
  readonly keepDoneDays: number;

  @Setting({
    env: 'KEEP_DISCARDED_DAYS',
    about: 'Days for which a failed delivery is kept after an operator has discarded it.',
    fallback: '30',
    read: read.integer(1, 3_650),
  })
  readonly keepDiscardedDays: number;

  @Setting({
    env: 'KEEP_AUDIT_DAYS',
    about: 'Days for which the audit log of operators is kept.',
    fallback: '365',
    read: read.integer(30, 36_500),
  })
  readonly keepAuditDays: number;

  @Setting({
    env: 'KEEP_RESULT_FILES_MINUTES',
    about:
      'Minutes that files of search results are kept: 15 in which they are reused, 15 for their address, and 5 spare.',
    fallback: '35',
    read: read.integer(35, 100_000),
  })
  readonly keepResultFilesMinutes: number;

  @Setting({
    env: 'LONGEST_WINDOW_DAYS',
    about: 'Longest time window, in days, that operators may select failed deliveries by.',
    fallback: '90',
    read: read.integer(1, 3_650),
  })
  readonly longestWindowDays: number;

  @Setting({
    env: 'METRICS_FROM',
    about:
      'Addresses or ranges that may read /metrics and the details of /health, separated by commas; empty for none.',
    fallback: '127.0.0.1,::1',
    read: read.ranges(),
  })
  readonly metricsFrom: string[];

  @Setting({
    env: 'METRICS_TOKEN',
    about: 'Bearer token that permits reading both from any address; empty for none.',
    fallback: '',
    secret: true,
    read: read.optional(read.text({ min: 16 })),
  })
  readonly metricsToken: string | undefined;

  @Setting({
    env: 'POSY_DEV',
    about: '1 serves the site through Vite with reloading.',
    fallback: '0',
    read: read.flag(),
  })
  readonly development: boolean;

  /**
   * Reads and checks every setting.
   * @throws ConfigProblems naming each variable that is missing or malformed, with the reason
   */
  static fromEnvironment<T extends Config>(this: new () => T, environment: Record<string, string | undefined>): T {
    const config = new this() as unknown as Record<string, unknown>;
    const problems: string[] = [];
    for (const [property, setting] of settingsOf(this)) {
      const text = environment[setting.env] ?? setting.fallback;
      try {
        if (text === undefined) throw new Error('is not set');
        config[property] = setting.read(text);
      } catch (error) {
        problems.push(`${setting.env} ${(error as Error).message} (${setting.about})`);
      }
    }
    if (problems.length > 0) throw new ConfigProblems(problems);
    return config as unknown as T;
  }
}
