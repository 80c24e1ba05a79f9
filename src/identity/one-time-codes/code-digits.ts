import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Generates the six digits of a code, and hashes them for storage. */
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
   * Keyed, because a plain hash of one of a million codes is reversed at once. The id makes the hashes of equal codes
   * differ.
   */
  hash(codeId: string, digits: string): string {
    return createHmac('sha256', this.key).update(`${codeId}:${digits}`).digest('base64url');
  }
}
