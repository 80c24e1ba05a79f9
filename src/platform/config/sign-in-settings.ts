import { read, Setting } from './setting.js';

/** Settings of signing in: keys, single sign-on, operators, and the cost of hashing passwords. */
export class SignInSettings {
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
