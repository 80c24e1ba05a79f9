import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProgramSettings } from '#src/platform/config/program-settings.js';

/** Generates the six digits of a code, and hashes them for storage. */
@Injectable()
export class CodeDigits {
  private readonly key: Buffer;

  constructor(settings: ProgramSettings) {
    this.key = createHmac('sha256', settings.tokenSecret).update('one-time codes').digest();
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
