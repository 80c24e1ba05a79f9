import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProgramSettings } from '../config/program-settings.js';
import type { UploadAccess } from './object-storage.js';
import { checkedKey, isStorageKey } from './storage-key.js';

/** Path under which the api serves objects, and receives uploads, with a signed URL. */
export const signedPath = '/media/signed/';

const longestValidity = 604_800;
const mediaType = /^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,99}$/;
const downloadQuery = /^expires=(\d{1,12})&signature=([\w-]+)$/;
const uploadQuery = /^type=([\w%.+-]+)&min=(\d{1,12})&max=(\d{1,12})&expires=(\d{1,12})&signature=([\w-]+)$/;
const now = () => Math.floor(Date.now() / 1_000);

/** An object that a signed URL permits uploading. */
export type PermittedUpload = Pick<UploadAccess, 'contentType' | 'size'> & { readonly key: string };

/** Creates and verifies signed URLs, each of which permits downloading or uploading one object until it expires. */
@Injectable()
export class SignedAddresses {
  private readonly secret: Buffer;
  private readonly origin: string;

  constructor(settings: ProgramSettings) {
    this.secret = createHmac('sha256', settings.tokenSecret).update('signed addresses').digest();
    this.origin = settings.publicUrl.replace(/\/+$/, '');
  }

  /** @param seconds validity, 1 to 604,800 */
  urlOf(key: string, seconds: number): string {
    const expires = expiryAfter(seconds);
    const signature = this.sign('GET', checkedKey(key), expires);
    return `${this.origin}${signedPath}${key}?expires=${expires}&signature=${signature}`;
  }

  uploadUrlOf(key: string, { contentType, size: { min, max }, seconds }: Omit<UploadAccess, 'method'>): string {
    if (!mediaType.test(contentType)) throw new TypeError(`${contentType} is no media type`);
    if (!(min >= 0 && min <= max)) throw new RangeError(`No object has ${min} to ${max} bytes`);
    const expires = expiryAfter(seconds);
    const signature = this.sign('PUT', checkedKey(key), contentType, String(min), String(max), expires);
    const terms = `type=${encodeURIComponent(contentType)}&min=${min}&max=${max}&expires=${expires}`;
    return `${this.origin}${signedPath}${key}?${terms}&signature=${signature}`;
  }

  /**
   * Verifies the raw path and query of a download; keys need no decoding.
   * @returns the key; undefined if the signature is invalid or expired
   */
  keyIn(url: string): string | undefined {
    const { key, query } = partsOf(url);
    const [, expires = '', signature = ''] = downloadQuery.exec(query) ?? [];
    if (!isStorageKey(key) || !isSame(signature, this.sign('GET', key, expires))) return undefined;
    return Number(expires) > now() ? key : undefined;
  }

  /**
   * Verifies the raw path and query of an upload.
   * @returns what may be uploaded; undefined if the signature is invalid or expired
   */
  uploadIn(url: string): PermittedUpload | undefined {
    const { key, query } = partsOf(url);
    const [, type = '', min = '', max = '', expires = '', signature = ''] = uploadQuery.exec(query) ?? [];
    const contentType = decodedOf(type);
    if (!isStorageKey(key) || !isSame(signature, this.sign('PUT', key, contentType, min, max, expires))) {
      return undefined;
    }
    return Number(expires) > now() ? { key, contentType, size: { min: Number(min), max: Number(max) } } : undefined;
  }

  private sign(...signed: readonly string[]): string {
    return createHmac('sha256', this.secret).update(signed.join('\n')).digest('base64url');
  }
}

function expiryAfter(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestValidity) {
    throw new RangeError(`An address is good for 1 to ${longestValidity} seconds, not ${seconds}`);
  }
  return String(now() + seconds);
}

function partsOf(url: string): { key: string; query: string } {
  const [path = '', query = ''] = url.split('?');
  return { key: path.startsWith(signedPath) ? path.slice(signedPath.length) : '', query };
}

function isSame(given: string, genuine: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(genuine)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function decodedOf(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
