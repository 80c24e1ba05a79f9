import { read, Setting } from './setting.js';

/** How often one address or account may call. */
export class LimitSettings {
  @Setting({
    env: 'REQUESTS_PER_MINUTE',
    about: 'Calls per minute that one address may make; further ones are refused with status 429.',
    fallback: '1200',
    read: read.integer(1, 10_000_000),
  })
  readonly requestsPerMinute: number;

  @Setting({
    env: 'RENDERINGS_PER_MINUTE',
    about: 'Pages rendered per minute for one address; its browser renders the rest.',
    fallback: '120',
    read: read.integer(1, 10_000_000),
  })
  readonly renderingsPerMinute: number;

  @Setting({
    env: 'SIGN_IN_TRIES_PER_MINUTE',
    about: 'Sign-in attempts per minute from one address.',
    fallback: '20',
    read: read.integer(1, 10_000_000),
  })
  readonly signInTriesPerMinute: number;

  @Setting({
    env: 'SIGN_IN_TRIES_PER_ACCOUNT',
    about:
      'Wrong passwords, or codes, for one account from one network before it has to wait, longer after each further one.',
    fallback: '10',
    read: read.integer(1, 10_000_000),
  })
  readonly signInTriesPerAccount: number;

  @Setting({
    env: 'EMAIL_CHECKS_PER_MINUTE',
    about: 'Checks per minute from one address whether an email has an account.',
    fallback: '10',
    read: read.integer(1, 10_000_000),
  })
  readonly emailChecksPerMinute: number;

  @Setting({
    env: 'CODES_PER_ACCOUNT',
    about: 'How often one network may use a grant, and one person a code, for one account in a quarter of an hour.',
    fallback: '20',
    read: read.integer(1, 10_000_000),
  })
  readonly codesPerAccount: number;
}
