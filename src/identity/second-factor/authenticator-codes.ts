import { Injectable, Logger } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { BrandSettings } from '#src/platform/config/brand-settings.js';
import { KeySeal } from '../credentials/key-seal.js';

/** The defaults of authenticator apps (RFC 6238). */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps of 30 seconds that the clock of a phone may be ahead or behind. */
const drift = 1;
/** Length in bytes: the output length of SHA-1 (RFC 4226, section 4). */
const secretLength = 20;

const nameOf = (userId: string) => `second factor of ${userId}`;

/** A new secret. */
export interface NewSecret {
  /** Base32. */
  readonly secret: string;
  /** The `otpauth:` URI of the QR code. */
  readonly address: string;
  /** The encrypted secret for the database. */
  readonly sealed: string;
}

/** Creates the secrets of authenticator apps and finds the time step of a code. */
@Injectable()
export class AuthenticatorCodes {
  private readonly logger = new Logger(AuthenticatorCodes.name);

  constructor(
    private readonly settings: BrandSettings,
    private readonly seal: KeySeal,
  ) {}

  /** @param label the account name in the app: the email */
  make(userId: string, label: string): NewSecret {
    const secret = new Secret({ size: secretLength });
    // A colon would end the issuer in the URI.
    const issuer = this.settings.siteName.replaceAll(':', ' ');
    const address = new TOTP({ ...rules, secret, issuer, label }).toString();
    return { secret: secret.base32, address, sealed: this.seal.seal(nameOf(userId), secret.base32) };
  }

  /** Returns the time step of a code that is right now or one step off; undefined for any other. */
  stepOf(userId: string, sealed: string, digits: string, now: Date): number | undefined {
    const secret = this.seal.open(nameOf(userId), sealed);
    if (secret === undefined) {
      this.logger.warn(`cannot decrypt the second factor of ${userId}: it was stored with another TOKEN_SECRET`);
      return undefined;
    }
    const timestamp = now.getTime();
    const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token: digits, timestamp, window: drift });
    return delta === null ? undefined : TOTP.counter({ period: rules.period, timestamp }) + delta;
  }
}
