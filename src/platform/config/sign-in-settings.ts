import { read, Setting } from './setting.js';

/** Settings of signing in: keys, single sign-on, the cost of hashing passwords, and rate limits. */
export abstract class SignInSettings {
  @Setting({
    env: 'SIGNING_KEY_DAYS',
    about: 'Days after which the key that signs tokens is rotated; npm run keys:rotate rotates it at once.',
    fallback: '30',
    read: read.integer(1, 3_650),
  })
  readonly signingKeyDays: number;

  @Setting({
    env: 'SINGLE_SIGN_ON_ISSUER',
    about: 'Issuer of the OpenID provider for single sign-on; empty for none.',
    fallback: '',
    read: read.optional(read.url('http', 'https')),
  })
  readonly singleSignOnIssuer: string | undefined;

  @Setting({
    env: 'SINGLE_SIGN_ON_CLIENT_ID',
    about: 'Client ID of this site at the OpenID provider.',
    fallback: 'posy',
    read: read.text({ min: 1 }),
  })
  readonly singleSignOnClientId: string;

  @Setting({
    env: 'SINGLE_SIGN_ON_CLIENT_SECRET',
    about: 'Client secret of this site at the OpenID provider.',
    fallback: '',
    secret: true,
    read: read.text(),
  })
  readonly singleSignOnClientSecret: string;

  @Setting({
    env: 'ADMIN_MFA',
    about:
      'required: operators can do nothing before they have set up an authenticator app; optional: they may. The demo that npm start runs has optional.',
    fallback: 'required',
    read: read.oneOf(['optional', 'required']),
  })
  readonly adminMfa: 'optional' | 'required';

  @Setting({
    env: 'DEMO_OPERATOR_PASSWORD',
    about: 'Password that npm run seed gives the operator of the demo; when empty it makes one up and prints it.',
    fallback: '',
    secret: true,
    read: read.optional(read.text({ min: 8 })),
  })
  readonly demoOperatorPassword: string | undefined;

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

  @Setting({
    env: 'PASSWORD_MEMORY',
    about: 'Memory in KiB that hashing a password takes (argon2id); after a change each hash is renewed at sign-in.',
    fallback: '47104',
    read: read.integer(7_168, 4_194_304),
  })
  readonly passwordMemory: number;

  @Setting({
    env: 'PASSWORD_PASSES',
    about: 'Number of passes over that memory (argon2id time cost).',
    fallback: '3',
    read: read.integer(1, 100),
  })
  readonly passwordPasses: number;

  @Setting({
    env: 'PASSWORD_LANES',
    about: 'Parallel lanes for hashing a password.',
    fallback: '1',
    read: read.integer(1, 16),
  })
  readonly passwordLanes: number;
}
