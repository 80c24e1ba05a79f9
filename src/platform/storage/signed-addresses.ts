import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { checkedKey, isStorageKey } from './storage-key.js';

/** Path under which the api serves objects with a signed URL. */
export const signedPath = '/media/signed/';

const longestValidity = 604_800;
const numberForm = /^\d{1,12}$/;
const now = () => Math.floor(Date.now() / 1_000);

/** Creates and verifies signed URLs, each of which permits downloading one object until it expires. */
@Injectable()
export class SignedAddresses {
  private readonly secret: Buffer;
  private readonly origin: string;

  constructor(config: Config) {
    this.secret = createHmac('sha256', config.tokenSecret).update('signed addresses').digest();
    this.origin = config.publicUrl.replace(/\/+$/, '');
  }

  /** @param seconds validity, 1 to 604,800 */
  urlOf(key: string, seconds: number): string {
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestValidity) {
      throw new RangeError(`An address is good for 1 to ${longestValidity} seconds, not ${seconds}`);
    }
    const expires = String(now() + seconds);
    const signature = this.sign(checkedKey(key), expires).toString('base64url');
    return `${this.origin}${signedPath}${key}?expires=${expires}&signature=${signature}`;
  }

  /**
   * Verifies the raw path and query of a request; keys need no decoding.
   * @returns the key; undefined if the signature is invalid or expired
   */
  keyIn(url: string): string | undefined {
    const [path = '', query = ''] = url.split('?');
    const key = path.startsWith(signedPath) ? path.slice(signedPath.length) : '';
    const [, expires = '', signature = ''] = /^expires=(\d+)&signature=([\w-]+)$/.exec(query) ?? [];
    if (!isStorageKey(key) || !numberForm.test(expires)) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const genuine = this.sign(key, expires);
    if (given.length !== genuine.length || !timingSafeEqual(given, genuine)) return undefined;
    return Number(expires) > now() ? key : undefined;
  }

  private sign(key: string, expires: string): Buffer {
    return createHmac('sha256', this.secret).update(`GET\n${key}\n${expires}`).digest();
  }
}
