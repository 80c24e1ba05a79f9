import { Injectable, Logger } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Config } from '../../platform/config/config.js';
import { KeySeal } from '../credentials/key-seal.js';

/** What every authenticator app knows without being told (RFC 6238). */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps of 30 seconds that the clock of a telephone may be off, either way. */
const drift = 1;
/** Bytes: as long as what SHA-1 makes (RFC 4226, 4). */
const secretLength = 20;

const nameOf = (userId: string) => `second factor of ${userId}`;

/** A secret that was just made. */
export interface NewSecret {
  /** Base32. */
  readonly secret: string;
  /** The `otpauth:` address that apps read from a QR code. */
  readonly address: string;
  /** What the database keeps. */
  readonly sealed: string;
}

/** Makes the secrets of authenticator apps, and finds the time step that a code belongs to. */
@Injectable()
export class AuthenticatorCodes {
  private readonly logger = new Logger(AuthenticatorCodes.name);

  constructor(
    private readonly config: Config,
    private readonly seal: KeySeal,
  ) {}

  /** @param label what the app calls the account: the email */
  make(userId: string, label: string): NewSecret {
    const secret = new Secret({ size: secretLength });
    // A colon would end the name in the address.
    const issuer = this.config.siteName.replaceAll(':', ' ');
    const address = new TOTP({ ...rules, secret, issuer, label }).toString();
    return { secret: secret.base32, address, sealed: this.seal.seal(nameOf(userId), secret.base32) };
  }

  /** The time step of a code that is right now, or off by one; nothing for any other. */
  stepOf(userId: string, sealed: string, digits: string, now: Date): number | undefined {
    const secret = this.seal.open(nameOf(userId), sealed);
    if (secret === undefined) {
      this.logger.warn(`the second factor of ${userId} was sealed with another TOKEN_SECRET`);
      return undefined;
    }
    const timestamp = now.getTime();
    const totp = new TOTP({ ...rules, secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token: digits, timestamp, window: drift });
    return delta === null ? undefined : TOTP.counter({ period: rules.period, timestamp }) + delta;
  }
}
