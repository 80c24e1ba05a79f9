import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Makes the six digits of a code, and the hash that is kept of them. */
@Injectable()
export class CodeDigits {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.tokenSecret).update('one-time codes').digest();
  }

  make(): string {
    return String(randomInt(1_000_000)).padStart(6, '0');
  }

  /**
   * Keyed: there are only a million codes, so whoever has read the database could find one behind a plain hash at once.
   * The id makes equal codes of two people look different.
   */
  hash(codeId: string, digits: string): string {
    return createHmac('sha256', this.key).update(`${codeId}:${digits}`).digest('base64url');
  }
}
